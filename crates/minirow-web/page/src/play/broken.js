/**
 * Which digits break rules beyond houses. The engine is asked after each change, and the answer is shown
 * as soon as it is there; an answer about a board that went on meanwhile is dropped.
 */

import { ruleName } from '../board/rule-words.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

export class Broken {
  /** @param {Desk} desk @param {() => void} onchange */
  constructor(desk, onchange) {
    this.desk = desk;
    this.onchange = onchange;
    /** @type {AbortController|null} */
    this.calling = null;
  }

  /** Asks about the board as it is; tells whether the answer is about it still. */
  async ask() {
    const { desk } = this;
    const { game } = desk;
    this.stop();
    if (!game.geometry.hasRules) return true;
    const { values } = game.position;
    if (!values.some(Boolean)) {
      this.#tell([]);
      return true;
    }
    const calling = new AbortController();
    this.calling = calling;
    try {
      const board = { geometry: game.geometry.spec, givens: game.position.given, digits: game.position.digit };
      const { conflicts } = await desk.app.engine.call('conflicts', { board }, { signal: calling.signal });
      if (calling.signal.aborted || desk.game !== game) return false;
      game.provedFor = values.every(Boolean) && conflicts.length === 0 ? values.join(' ') : '';
      this.#tell(conflicts);
      return true;
    } catch {
      // What cannot be told is not marked.
      return false;
    }
  }

  /** @param {import('../types.js').RuleConflict[]} conflicts */
  #tell(conflicts) {
    const { game } = this.desk;
    if (!game.broken.length && !conflicts.length) return;
    game.broken = conflicts;
    game.refresh();
    this.onchange();
  }

  stop() {
    this.calling?.abort();
    this.calling = null;
  }
}

/** How many broken rules are told. */
const MOST_BROKEN = 4;

/** Which rules beyond houses are broken, and by which cells; nothing where none is. @param {Desk} desk */
export function brokenText({ game, t }) {
  const told = game.broken.slice(0, MOST_BROKEN).map(({ rule, cells, text }) => t('check.rule', {
    cells: cells.map((cell) => game.geometry.name(cell)).join(' '), rule: ruleName(t, game.geometry.spec.rules?.[rule] ?? '', text, game.geometry),
  }));
  const rest = game.broken.length - told.length;
  return [...told, ...(rest ? [t('check.more', { count: rest })] : [])].join(' ');
}
