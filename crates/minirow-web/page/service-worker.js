/**
 * Keeps the page for when there is no network: what the page is made of is kept when it is installed,
 * and looked for anew while there is a network. Calls to a server's engine are never kept.
 *
 * @type {any}
 */
const worker = self;

/** Where this version of the page is kept: bundled, the name tells what is in it, so that another version has a place of its own. */
const CACHE = 'minirow-sources';

/** Files the page is made of at least; `files.json` beside this file names them all, where it was made. */
const CORE = ['./', 'index.html', 'manifest.webmanifest', 'icon.svg'];

/** How long the network may take for what is kept, in milliseconds. */
const PATIENCE = 4000;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    const listed = await fetch('files.json').then((answer) => (answer.ok ? answer.json() : [])).catch(() => []);
    // One by one: a file that is missing must not keep the others out.
    await Promise.all([...new Set([...CORE, ...listed])].map((file) => cache.add(new Request(file, { cache: 'no-cache' })).catch(() => undefined)));
    await worker.skipWaiting();
  })());
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await worker.clients.claim();
  })());
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  event.respondWith(answer(request));
});

/** The newest there is: the network's, or what is kept where the network has nothing or takes long. @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true }) ??
    (request.mode === 'navigate' ? await cache.match('index.html') : undefined);
  const fresh = fetch(request).then(async (found) => {
    if (found.ok) await cache.put(request, found.clone());
    return found;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  // Where a server has ended, something in front of it may answer in its place.
  return Promise.race([fresh.then((found) => (found.ok ? found : kept), () => kept), late]);
}
