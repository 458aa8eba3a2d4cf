/**
 * The hint ladder: region, technique, pattern, explanation, done. It works on the player's own board,
 * and starts anew as soon as the board changes.
 */
import { setOf } from '../board/digits.js';
import { applyStep } from '../game/edit.js';
import { candidates } from '../game/position.js';
import { Picture } from './picture.js';

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
    this.busy = false;
    /** @type {AbortController|null} */
    this.calling = null;
    /** The solution path that is looked at. @type {{steps: Step[], at: number, outcome: string}|null} */
    this.path = null;
  }

  /** The next level; the first one asks the engine. */
  async next() {
    if (this.busy) return;
    if (this.path) this.close();
    if (!this.hint) await this.#ask();
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

  async #ask() {
    const { app } = this;
    this.busy = true;
    this.message = app.t('hint.busy');
    app.drawPanels();
    const { game } = app;
    const { current } = game.history;
    this.calling = new AbortController();
    try {
      const hint = await app.engine.call('hint', { board: game.board(app.symbols.forEngine) }, { signal: this.calling.signal });
      // What was asked about an older board is no hint for this one.
      if (app.game === game && game.history.current === current) {
        this.hint = hint;
        this.level = 0;
        this.message = '';
      }
    } catch (error) {
      this.message = app.errorText(error);
      app.say(this.message);
    }
    this.busy = false;
    this.calling = null;
    app.openPanel('hint');
    app.drawPanels();
  }

  /** The texts of the levels that are shown. */
  get texts() {
    const { hint, app } = this;
    if (!hint) return this.message ? [this.message] : [];
    if (hint.result === 'mistakes') return (hint.mistakes ?? []).map(({ text }) => text);
    if (hint.result === 'solved') return [app.t('hint.solved')];
    if (hint.result === 'stuck') return [app.t('hint.stuck')];
    const step = /** @type {Step} */ (hint.step);
    const texts = hint.levels ?? [];
    const own = [app.t('hint.region', { region: (hint.region ?? []).join(', ') }), step.title, step.title, step.explanation];
    return Array.from({ length: Math.min(this.level, 4) }, (_, at) => texts[at] ?? own[at]).filter(Boolean);
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
    const { explanation } = step;
    app.game.make(applyStep(app.game.position, step, app.game.options));
    app.say(app.t('hint.applied', { text: explanation }));
  }

  close() {
    this.calling?.abort();
    this.hint = null;
    this.path = null;
    this.level = 0;
    this.message = '';
    this.app.showPicture(new Picture());
  }

  /** Shows a step that is known, as that of an exercise. @param {Step} step @param {number} level */
  show(step, level) {
    this.hint = { result: 'step', step, levels: ['', step.title, '', step.explanation], region: [] };
    this.level = level;
    this.#say();
  }

  /** Asks for all steps up to the solution. */
  async walk() {
    const { app } = this;
    this.close();
    const { game } = app;
    this.message = app.t('hint.busy');
    app.drawPanels();
    this.calling = new AbortController();
    try {
      const { steps, outcome } = await app.engine.call('path', { board: game.board(app.symbols.forEngine) }, { signal: this.calling.signal });
      this.message = '';
      if (app.game !== game) return;
      if (steps.length) {
        this.path = { steps, outcome, at: 0 };
        this.walkTo(0);
      } else {
        this.message = app.t(outcome === 'solved' ? 'hint.solved' : 'hint.stuck');
        app.say(this.message);
      }
    } catch (error) {
      if (this.calling?.signal.aborted) return;
      this.message = app.errorText(error);
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
    app.say(app.t('path.step', { number: path.at + 1, all: path.steps.length, title: step.title, text: step.explanation }));
  }
}

/** Candidates the engine gives, as what is struck from those the digits leave. @param {import('../game/position.js').Position} position @param {(number[]|null)[]} given */
export const struckOf = (position, given) =>
  candidates(position).map((set, cell) => (given[cell] ? set & ~setOf(given[cell]) : 0));
