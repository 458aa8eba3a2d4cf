/** The engine of the server the page came from. */
import { EngineError } from './error.js';

export class HttpEngine {
  /** @type {'http'} */
  kind = 'http';

  /** @param {URL} base */
  constructor(base) {
    this.base = base;
  }

  /**
   * @param {string} name @param {object} [input] @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<any>}
   */
  async call(name, input = {}, { signal } = {}) {
    let answer;
    try {
      answer = await fetch(new URL(name, this.base), {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input), signal,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new EngineError({ kind: 'gone', message: 'no answer' });
    }
    /** @type {any} */
    const output = await answer.json().catch(() => null);
    if (answer.ok && output !== null) return output;
    // A server for files, or one in front of a server that has ended, answers in no words of ours.
    throw new EngineError(output?.error ?? { kind: 'gone', message: `answer ${answer.status}` });
  }
}
