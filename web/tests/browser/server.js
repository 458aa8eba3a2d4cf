// A server for browser tests on a free port of the loopback: the page's files, and an engine or none.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer } from '../engine/fake.js';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm',
};

/** As strict as the real server: what the page does must work under it. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** @param {{folder?: string, engine?: boolean}} [options] */
export async function serve({ folder = fileURLToPath(new URL('../../', import.meta.url)), engine = true } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = /^\/api\/v1\/(\w+)$/.exec(pathname)?.[1];
    if (call) {
      let body = '';
      for await (const part of request) body += part;
      const real = process.env.PENCILMARK_ENGINE;
      if (engine && real) {
        const passed = await fetch(new URL(`api/v1/${call}`, real), { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text());
        return;
      }
      const output = engine ? answer(call, JSON.parse(body || '{}')) : null;
      response.writeHead(output === null ? 404 : output.error ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(output));
      return;
    }
    if (pathname === '/start.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(`${'.'.repeat(80)}7`);
      return;
    }
    const path = folder + decodeURIComponent(pathname === '/' ? '/index.html' : pathname).replace(/\.\./g, '');
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}
