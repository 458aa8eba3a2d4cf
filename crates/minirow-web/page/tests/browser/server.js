// What serves the page to a browser: the program, or a server that knows nothing but files.
import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = process.env.MINIROW ?? fileURLToPath(new URL('../../../../../target/debug/minirow', import.meta.url));
/** A folder with the sources of the page, to see them without building the program anew. */
const SOURCES = process.env.MINIROW_PAGE;

/** @typedef {{url: string, close: () => void, kill: () => void}} Server */

/** `minirow play` on a free port. @param {string} board what it is started with @returns {Promise<Server>} */
export async function play(board) {
  const program = spawn(PROGRAM, ['play', '--no-browser', '--port', '0', board], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await Promise.race([
    createInterface(program.stdout)[Symbol.asyncIterator]().next().then(({ value }) => [value]),
    new Promise((_, reject) => {
      program.once('error', reject);
    }),
  ]);
  if (!url) throw new Error(`${PROGRAM} told no address`);
  const base = url.replace(/#.*/, '');
  const own = { url: base, close: () => void program.kill('SIGINT'), kill: () => void program.kill('SIGKILL') };
  return SOURCES ? overlaid(own, SOURCES) : own;
}

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm',
};

/** A folder as it is. @param {string} folder @returns {Promise<Server>} */
export async function files(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = folder + decodeURIComponent(pathname === '/' ? '/index.html' : pathname).replace(/\.\./g, '');
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
    createReadStream(path).pipe(response);
  });
  const url = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close, kill: close };
}

/**
 * The program with the files of a folder in place of its own, and with its headers: the page as it is being written, without
 * building the program.
 * @param {Server} own @param {string} folder @returns {Promise<Server>}
 */
async function overlaid(own, folder) {
  const { headers } = await fetch(own.url);
  const kept = Object.fromEntries([...headers].filter(([name]) => /security|policy|options|cache-control/.test(name)));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', own.url);
    const path = folder + decodeURIComponent(pathname === '/' ? '/index.html' : pathname).replace(/\.\./g, '');
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(200, { ...kept, 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      createReadStream(path).pipe(response);
      return;
    }
    const asked = ask(new URL(request.url ?? '/', own.url), { agent: false, method: request.method, headers: { ...request.headers, host: new URL(own.url).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  const url = await listen(server);
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close: () => { end(); own.close(); }, kill: () => { end(); own.kill(); } };
}

/** Listens on a free port, and tells the address. @param {import('node:http').Server} server */
async function listen(server) {
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return `http://127.0.0.1:${address.port}/`;
}
