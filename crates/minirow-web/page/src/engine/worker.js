/**
 * The engine in Web Workers. Calls that may take long have a worker of their own, so that a hint
 * never waits for a rating; a call that is cancelled ends its worker, and a new one takes its place.
 * What nobody waits for is done in the background, one after the other, in a worker of its own.
 */
import { EngineError } from './error.js';

/** Calls that may take long. */
const SLOW = new Set(['rate', 'generate', 'practice', 'minimize', 'redundant', 'count', 'true_candidates', 'path', 'fill', 'solutions', 'contradiction']);

/** Calls of the module that has fonts and the pages of techniques, which is opened only for them. */
const PAPER = new Set(['print', 'draw', 'qr', 'technique']);

/** @typedef {{text: string, resolve: (output: any) => void, reject: (error: Error) => void}} Job */

export class WorkerEngine {
  /** @type {'worker'} */
  kind = 'worker';
  /** Told when somebody begins to wait for a part of the engine that is fetched, and when nobody does any more. @type {(is: boolean) => void} */
  onfetching = () => undefined;
  #fetching = 0;
  #quick = this.#lane('minirow');
  #slow = this.#lane('minirow');
  #background = new Lane('minirow');
  #paper = new Lane('minirow-print');

  /** @param {string} module */
  #lane(module) {
    return new Lane(module, (is) => {
      this.#fetching += is ? 1 : -1;
      if (this.#fetching === (is ? 1 : 0)) this.onfetching(is);
    });
  }

  /**
   * @param {string} name @param {object} [input] @param {{signal?: AbortSignal, background?: boolean}} [options]
   * @returns {Promise<any>}
   */
  call(name, input = {}, { signal, background = false } = {}) {
    const lane = background ? this.#background : PAPER.has(name) ? this.#paper : SLOW.has(name) ? this.#slow : this.#quick;
    return lane.run(JSON.stringify({ version: 1, call: name, input }), signal);
  }
}

/** One worker with the calls that wait for it. */
class Lane {
  /** @type {Worker|null} */
  #worker = null;
  /** @type {Job[]} */
  #jobs = [];

  #isFetching = false;

  /** @param {string} module the name of its engine @param {(is: boolean) => void} [onfetching] */
  constructor(module, onfetching = () => undefined) {
    this.module = module;
    this.onfetching = onfetching;
  }

  /** @param {string} text @param {AbortSignal} [signal] */
  run(text, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const job = { text, resolve, reject };
      this.#jobs.push(job);
      signal?.addEventListener('abort', () => this.#cancel(job, signal.reason), { once: true });
      if (this.#jobs.length === 1) this.#send();
    });
  }

  /** @param {Job} job @param {Error} reason */
  #cancel(job, reason) {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    this.#jobs.splice(at, 1);
    if (at === 0) {
      this.#stop();
      this.#send();
    }
    job.reject(reason);
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fetch(false);
  }

  /** @param {boolean} is whether its worker fetches a part of the engine */
  #fetch(is) {
    if (is === this.#isFetching) return;
    this.#isFetching = is;
    this.onfetching(is);
  }

  #send() {
    if (!this.#jobs.length) return;
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./wasm-worker.js', import.meta.url), { type: 'module', name: this.module });
      this.#worker.onmessage = ({ data }) => (typeof data === 'string' ? this.#answer(data) : this.#fetch(data.fetching));
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.#stop();
        this.#answer(JSON.stringify({ version: 1, error: { kind: 'lost', message: event.message || 'the engine stopped' } }));
      };
    }
    this.#worker.postMessage(this.#jobs[0].text);
  }

  /** @param {string} text */
  #answer(text) {
    const job = this.#jobs.shift();
    if (!job) return;
    const { output, error } = JSON.parse(text);
    if (error) job.reject(new EngineError(error));
    else job.resolve(output);
    this.#send();
  }
}
