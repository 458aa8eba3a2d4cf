// What serves the page to a browser: the program, or a server that knows nothing but files.
import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = process.env.PENCILMARK ?? fileURLToPath(new URL('../../../../../target/debug/pencilmark', import.meta.url));

/** @typedef {{url: string, close: () => void}} Server */

/** `pencilmark play` on a free port. @param {string} board what it is started with @returns {Promise<Server>} */
export async function play(board) {
  const program = spawn(PROGRAM, ['play', '--no-browser', '--port', '0', board], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await Promise.race([
    createInterface(program.stdout)[Symbol.asyncIterator]().next().then(({ value }) => [value]),
    new Promise((_, reject) => {
      program.once('error', reject);
    }),
  ]);
  if (!url) throw new Error(`${PROGRAM} told no address`);
  return { url: url.replace(/#.*/, ''), close: () => program.kill('SIGINT') };
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
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}
