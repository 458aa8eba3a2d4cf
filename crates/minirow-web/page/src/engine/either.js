/**
 * The engine of the server, and the page's own where the server is gone: it has ended, there is no network, or it has nothing
 * but files. The server is only faster, and is asked again when it is back.
 */
import { EngineError } from './error.js';
import { HttpEngine } from './http.js';
import { WorkerEngine } from './worker.js';

/** How long a server that was gone is left alone, in milliseconds. */
const REST = 5000;

/** How long it may take to say that it is back. */
const PATIENCE = 2000;

export class EitherEngine {
  /** @type {WorkerEngine|null} */
  #own = null;
  #onfetching = (/** @type {boolean} */ _is) => undefined;
  /** When the server was last found to be gone; nothing as long as it answers. @type {number|null} */
  #gone = null;

  /** @param {URL} base where the page lies */
  constructor(base) {
    this.http = new HttpEngine(new URL('api/v1/', base));
  }

  /** Who answers. @returns {'http'|'worker'} */
  get kind() {
    return this.#gone === null ? 'http' : 'worker';
  }

  /** @param {(is: boolean) => undefined} listener */
  set onfetching(listener) {
    this.#onfetching = listener;
    if (this.#own) this.#own.onfetching = listener;
  }

  /**
   * @param {string} name @param {object} [input] @param {{signal?: AbortSignal, background?: boolean}} [options]
   * @returns {Promise<any>}
   */
  async call(name, input = {}, options = {}) {
    if (this.#gone === null) {
      try {
        return await this.http.call(name, input, options);
      } catch (error) {
        if (!isGone(error)) throw error;
        this.#gone = performance.now();
      }
    } else if (performance.now() - this.#gone > REST) void this.#look();
    try {
      return await this.#ownEngine().call(name, input, options);
    } catch (error) {
      if (!(error instanceof EngineError) || error.kind !== 'unfetched') throw error;
      // This page has no engine of its own: only the server can answer, now or when it is back.
      this.#gone = null;
      return this.http.call(name, input, options);
    }
  }

  #ownEngine() {
    if (!this.#own) {
      this.#own = new WorkerEngine();
      this.#own.onfetching = this.#onfetching;
    }
    return this.#own;
  }

  /** Asks whether the server is back. */
  async #look() {
    this.#gone = performance.now();
    try {
      await this.http.call('about', {}, { signal: AbortSignal.timeout(PATIENCE) });
      this.#gone = null;
    } catch {
      // It is not.
    }
  }
}

/** @param {unknown} error */
const isGone = (error) => error instanceof EngineError && error.kind === 'gone';
