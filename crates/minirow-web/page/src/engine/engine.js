/**
 * The engine behind the page: the server the page came from, or WebAssembly in a worker. Both speak
 * the same calls; who calls does not see which it is.
 */
import { EitherEngine } from './either.js';
import { WorkerEngine } from './worker.js';

/**
 * @typedef {{kind: 'http'|'worker', onfetching?: (is: boolean) => void,
 *   call: (name: string, input?: object, options?: {signal?: AbortSignal, background?: boolean}) => Promise<any>}} Engine
 * `onfetching`: told when a part of the engine that is fetched only for some boards is under way, and when it is not any more;
 * `background`: nobody waits for it, so that it never holds up what a player asks for.
 */

/**
 * The server's engine as long as it answers, and the page's own; only that where the page is told to be alone.
 * @param {URL} base where the page lies
 * @returns {Promise<Engine>}
 */
export async function openEngine(base) {
  if (document.documentElement.hasAttribute('data-alone') || !base.protocol.startsWith('http')) return new WorkerEngine();
  return new EitherEngine(base);
}
