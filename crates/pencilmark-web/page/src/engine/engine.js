/**
 * The engine behind the page: the server the page came from, or WebAssembly in a worker. Both speak
 * the same calls; who calls does not see which it is.
 */
import { HttpEngine } from './http.js';
import { WorkerEngine } from './worker.js';

/**
 * What went wrong: `input` (with line and column where there are), `limit`, `call` (none of that name), `unfetched` (a
 * part of the engine) or `lost`.
 */
export class EngineError extends Error {
  /** @param {{kind?: string, message?: string, line?: number, column?: number}} error */
  constructor({ kind = 'lost', message = '', line, column }) {
    const at = line === undefined ? '' : ` (${line}:${column ?? 1})`;
    super(message + at);
    this.kind = kind;
    this.line = line;
    this.column = column;
  }
}

/**
 * @typedef {{kind: 'http'|'worker', onfetching?: (is: boolean) => void,
 *   call: (name: string, input?: object, options?: {signal?: AbortSignal, background?: boolean}) => Promise<any>}} Engine
 * `onfetching`: told when a part of the engine that is fetched only for some boards is under way, and when it is not any more;
 * `background`: nobody waits for it, so that it never holds up what a player asks for.
 */

/**
 * The server's engine if it answers, else the worker.
 * @param {URL} base where the page lies
 * @returns {Promise<Engine>}
 */
export async function openEngine(base) {
  const http = new HttpEngine(new URL('api/v1/', base));
  if (base.protocol.startsWith('http')) {
    try {
      await http.call('about', {}, { signal: AbortSignal.timeout(3000) });
      return http;
    } catch {
      // A bare file server has no engine: the page brings its own.
    }
  }
  return new WorkerEngine();
}
