/**
 * Keeps the page for when there is no network: what the page is made of is kept when it is installed,
 * and looked for anew while there is a network. Calls to a server's engine are never kept.
 *
 * @type {any}
 */
const worker = self;

const CACHE = 'pencilmark-2';

/** Files the page is made of; `files.json` beside this file names them all, where it was made. */
const CORE = ['./', 'index.html', 'manifest.webmanifest', 'icon.svg', 'src/main.js', 'src/app.js'];

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    const listed = await fetch('files.json').then((answer) => (answer.ok ? answer.json() : [])).catch(() => []);
    // One by one: a file that is missing must not keep the others out.
    await Promise.all([...new Set([...CORE, ...listed])].map((file) => cache.add(file).catch(() => undefined)));
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

/** The newest there is: the network's, else what is kept. @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true }) ??
      (request.mode === 'navigate' ? await cache.match('index.html') : undefined);
    if (kept) return kept;
    throw error;
  }
}
