/** What an engine tells that it could not do. */

/**
 * What went wrong: `input` (with line and column where there are), `limit`, `call` (none of that name), `unfetched` (a
 * part of the engine), `gone` (the server, and the page has no engine of its own) or `lost`.
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
