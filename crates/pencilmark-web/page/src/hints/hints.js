/**
 * The hint ladder: region, technique, pattern, explanation, done. It works on the player's own board,
 * and starts anew as soon as the board changes.
 */
import { setOf } from '../board/digits.js';
import { applyStep } from '../game/edit.js';
import { candidates } from '../game/position.js';
import { Picture } from './picture.js';
import { explanation, levels, mistakeText, title } from './words.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../types.js').Hint} Hint */
/** @typedef {import('../types.js').Step} Step */

export const LEVELS = 5;

export class Hints {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Hint|null} */
    this.hint = null;
    this.level = 0;
    /** What is said instead of a hint. */
    this.message = '';
    /** The question that waits for an answer. @type {AbortController|null} */
    this.calling = null;
    /** The solution path that is looked at. @type {{steps: Step[], at: number, outcome: string}|null} */
    this.path = null;
  }

  /** The next level; the first one asks the engine. */
  async next() {
    if (this.calling) return;
    if (this.path) this.close();
    if (!this.hint) {
      this.hint = await this.#ask('hint');
      this.level = 0;
      this.app.drawPanels();
    }
    if (!this.hint) return;
    if (this.hint.result !== 'step' || !this.hint.step) {
      this.#say();
      return;
    }
    if (this.level >= LEVELS - 1) {
      this.apply();
      return;
    }
    this.level += 1;
    this.#say();
  }

  /** What the engine says of the board; nothing where that has changed since, or nobody waits any more. @param {string} call @returns {Promise<any>} */
  async #ask(call) {
    const { app } = this;
    const { game } = app;
    const { current } = game.history;
    const calling = new AbortController();
    this.calling = calling;
    this.message = '';
    app.openPanel('hint');
    app.drawPanels();
    let answer = null;
    try {
      answer = await app.engine.call(call, { board: game.board(app.symbols.forEngine) }, { signal: calling.signal });
    } catch (error) {
      if (calling.signal.aborted) return null;
      this.message = app.errorText(error);
      app.say(this.message);
    }
    this.calling = null;
    return app.game === game && game.history.current === current ? answer : null;
  }

  /** The texts of the levels that are shown. */
  get texts() {
    const { hint, app } = this;
    if (!hint) return this.message ? [this.message] : [];
    if (hint.result === 'mistakes') return (hint.mistakes ?? []).map((mistake) => mistakeText(app, mistake));
    if (hint.result === 'solved') return [app.t('hint.solved')];
    if (hint.result === 'stuck') return [app.t('hint.stuck')];
    return levels(app, /** @type {Hint & {step: Step}} */ (hint)).slice(0, this.level);
  }

  #say() {
    this.app.showPicture(this.#picture());
    this.app.openPanel('hint');
    this.app.say(this.texts.at(-1) ?? '');
  }

  #picture() {
    const { hint, app } = this;
    if (!hint) return new Picture();
    if (hint.result === 'mistakes') return new Picture({ wrong: (hint.mistakes ?? []).flatMap(({ cells }) => cells) });
    if (hint.result !== 'step') return new Picture();
    const names = new Set(hint.region ?? []);
    const region = app.game.geometry.houses.filter(({ name }) => names.has(name)).flatMap(({ cells }) => cells);
    return new Picture({ step: hint.step, level: this.level, candidates: this.#candidates(), region });
  }

  /** The candidates a hint is found on: the player's notes, and what the digits leave elsewhere. */
  #candidates() {
    const { game } = this.app;
    const possible = candidates(game.position);
    return game.notes.map((set, cell) => set || possible[cell]);
  }

  apply() {
    const { app, hint } = this;
    const step = this.path ? null : hint?.step;
    if (!step) return;
    app.game.make(applyStep(app.game.position, step, app.game.options));
    app.say(app.t('hint.applied', { text: explanation(app, step) }));
  }

  close() {
    this.calling?.abort();
    this.calling = null;
    this.hint = null;
    this.path = null;
    this.level = 0;
    this.message = '';
    this.app.showPicture(new Picture());
  }

  /** Shows a step that is known, as that of an exercise. @param {Step} step @param {number} level */
  show(step, level) {
    this.hint = { result: 'step', step };
    this.level = level;
    this.#say();
  }

  /** Asks for all steps up to the solution. */
  async walk() {
    const { app } = this;
    this.close();
    const answer = await this.#ask('path');
    if (answer?.steps.length) {
      this.path = { ...answer, at: 0 };
      this.walkTo(0);
    } else if (answer) {
      this.message = app.t(answer.outcome === 'solved' ? 'hint.solved' : 'hint.stuck');
      app.say(this.message);
    }
    app.drawPanels();
  }

  /** @param {number} at */
  walkTo(at) {
    const { path, app } = this;
    if (!path) return;
    path.at = Math.min(Math.max(at, 0), path.steps.length - 1);
    const trial = app.game.position.clone();
    const options = { autoNotes: true, autoClear: true };
    /** @type {Record<number, number>} */
    const ghosts = {};
    trial.struck = candidates(trial).map((set, cell) => set & ~this.#candidates()[cell]);
    for (const step of path.steps.slice(0, path.at)) {
      trial.apply(applyStep(trial, step, options));
      for (const [cell, digit] of step.place) ghosts[cell] = digit;
    }
    const step = path.steps[path.at];
    const left = candidates(trial).map((set, cell) => set & ~trial.struck[cell]);
    app.showPicture(new Picture({ step, level: 4, candidates: left, ghosts }));
    app.say(app.t('path.step', { number: path.at + 1, all: path.steps.length, title: title(app, step), text: explanation(app, step) }));
  }
}

/** Candidates the engine gives, as what is eliminated from those the digits leave. @param {import('../game/position.js').Position} position @param {(number[]|null)[]} given */
export const struckOf = (position, given) =>
  candidates(position).map((set, cell) => (given[cell] ? set & ~setOf(given[cell]) : 0));
