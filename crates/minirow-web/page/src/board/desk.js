/**
 * A board that somebody works on: the game, how it is shown, and how mouse, fingers and keys reach it.
 * Playing, making and practising each have one.
 */
import { run } from '../input/commands.js';
import { commandOf, keyName, momentaryMode } from '../input/keymap.js';
import { listenToPointer } from '../input/pointer.js';
import { put } from '../input/commands.js';
import { Game } from '../game/game.js';
import { Symbols, symbolsFor } from '../symbols.js';
import './board-view.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../hints/picture.js').Picture} Picture */
/** @typedef {import('../input/keymap.js').Command} Command */

export class Desk extends EventTarget {
  /**
   * @param {App} app
   * @param {{act?: (command: Command) => boolean}} [options] `act`: commands that only this view knows; tells whether it took one
   */
  constructor(app, { act = () => false } = {}) {
    super();
    this.app = app;
    this.act = act;
    this.t = app.t;
    this.game = new Game();
    this.symbols = new Symbols(app.settings.symbols, 9, app.settings.ownSymbols);
    /** What a hint shows. @type {Picture|null} */
    this.picture = null;
    /** Digits that are shown faintly, by cell. @type {Record<number, number>} */
    this.ghosts = {};
    /** A fill of its own for a cell. @type {((cell: number) => string)|undefined} */
    this.ground = undefined;
    /** What this view draws of its own. @type {import('./drawing.js').Layer|null} */
    this.layer = null;
    /** The blocks as they are being painted. @type {number[]|undefined} */
    this.blocks = undefined;
    /** Whether words beside the board name cells. */
    this.naming = false;
    /** Whether the board shows nothing of the selection but its ring. */
    this.plain = false;
    /** The mode as long as Shift, Ctrl or Alt are held. @type {import('../types.js').Mode|undefined} */
    this.momentary = undefined;
    /** Whether digit first holds only as long as its digit is picked. */
    this.isLocked = false;
    this.board = /** @type {import('./board-view.js').PencilBoard} */ (document.createElement('pencil-board'));
    const pointer = listenToPointer(this.board, {
      onPlace: (cell) => this.#place(cell),
      onCandidate: (cell, digit) => this.#colour(cell, digit),
    });
    /** What a tap does that was waited for. */
    this.press = pointer.tap;
    for (const name of /** @type {const} */ (['keydown', 'keyup'])) {
      document.addEventListener(name, (event) => this.#setMomentary(this.board.isConnected ? momentaryMode(event) : undefined));
    }
    window.addEventListener('blur', () => this.#setMomentary(undefined));
    app.addEventListener('settings', () => this.#applySettings());
  }

  get settings() {
    return this.app.settings;
  }

  get language() {
    return this.app.language;
  }

  /** @param {string} text */
  say(text) {
    this.app.say(text);
  }

  /** Shows a game. @param {Game} game */
  show(game) {
    this.game.removeEventListener('change', this.#changed);
    this.game.removeEventListener('select', this.#selected);
    this.game = game;
    game.addEventListener('change', this.#changed);
    game.addEventListener('select', this.#selected);
    this.picture = null;
    this.ghosts = {};
    this.#applySettings();
    this.board.show(game, this);
  }

  #changed = (/** @type {Event} */ event) => {
    this.dispatchEvent(new CustomEvent('change', { detail: /** @type {CustomEvent} */ (event).detail ?? {} }));
  };

  #selected = () => {
    this.dispatchEvent(new Event('select'));
  };

  #applySettings() {
    const { settings, game } = this;
    game.autoClear = settings.autoClear;
    this.symbols = symbolsFor(settings, game.geometry);
    this.board.update();
    this.dispatchEvent(new Event('select'));
  }

  /** @param {Picture|null} picture @param {Record<number, number>} [ghosts] */
  showPicture(picture, ghosts = {}) {
    this.picture = picture;
    this.ghosts = ghosts;
    this.board.update();
    this.dispatchEvent(new Event('picture'));
  }

  /** Runs a command of a key, a button or a menu. @param {Command} command */
  run(command) {
    return this.act(command) || run(this, command);
  }

  /** Takes a key wherever the focus is; tells whether it was used. @param {KeyboardEvent} event */
  key(event) {
    const command = this.#commandOf(event);
    if (!command) return false;
    const onBoard = event.target instanceof Node && this.board.contains(event.target);
    // Keys that work buttons, links and lists stay with them.
    if (!onBoard && isForControl(event)) return false;
    if (this.game.paused && !['pause', 'help'].includes(command.name)) return false;
    if (!this.run(command)) return false;
    // A key that did something on the board goes on there: the next one must find it.
    if (!onBoard && this.board.isConnected && !this.game.paused && isOfBoard(command)) this.focus();
    return true;
  }

  /** What stands on the key of a command; nothing where single keys are off. @param {string} name */
  keyOf(name) {
    const { settings, app } = this;
    const code = settings.shortcuts ? settings.bindings[name] : '';
    return code ? keyName(code, app.keyboard) : undefined;
  }

  /** Locks a digit, or unlocks it: it goes where one clicks. @param {number} digit */
  lock(digit) {
    const { game } = this;
    const isSame = game.digitFirst && game.picked === digit;
    game.digitFirst = !isSame;
    this.isLocked = !isSame;
    if (game.picked !== digit || isSame) game.pick(digit);
    else game.refresh();
    this.say(this.t(isSame ? 'say.unlocked' : 'say.locked', { digit: this.symbols.of(digit) }));
  }

  /** Goes to a move of the history. @param {number} move */
  goTo(move) {
    const changes = this.game.goTo(move);
    this.board.flash(changes.map(({ cell }) => cell));
    this.say(this.t('history.went', { number: this.game.history.path().length }));
  }

  /** @param {KeyboardEvent} event */
  #commandOf(event) {
    const { settings, symbols, game } = this;
    const key = {
      code: event.code, key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey,
      altKey: event.altKey, numLock: event.getModifierState('NumLock'),
    };
    return commandOf(key, {
      digits: game.geometry.digits, lowest: game.geometry.lowest, digitOf: (letter) => symbols.digitOf(letter), bindings: settings.bindings,
      shortcuts: settings.shortcuts, colourMode: game.mode === 'colour',
    });
  }

  /** @param {import('../types.js').Mode|undefined} mode */
  #setMomentary(mode) {
    if (this.momentary === mode) return;
    this.momentary = mode;
    this.dispatchEvent(new Event('select'));
  }

  /** @param {number} cell */
  #place(cell) {
    const { game } = this;
    if (!game.digitFirst || !game.picked) return false;
    game.select(cell);
    put(this, game.picked, this.momentary ?? game.mode);
    return true;
  }

  /** @param {number} cell @param {number} digit */
  #colour(cell, digit) {
    this.game.select(cell);
    this.game.filter = 1 << digit;
    put(this, 1, 'colour');
    this.game.clearFilter();
    return true;
  }

  focus() {
    this.board.focusCell();
  }
}

/** Whether a command is about cells, and not one that opens something else. @param {Command} command */
const isOfBoard = ({ name }) => !['hint', 'pause', 'open', 'save', 'print', 'share', 'settings', 'help'].includes(name);

/** Whether a key belongs to the control that has the focus: it presses it or moves in it. @param {KeyboardEvent} event */
function isForControl(event) {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  const control = target.closest('button, a, input, select, textarea, summary, [role="tree"], [role="menu"], [role="listbox"]');
  if (!control) return false;
  if ([' ', 'Enter', 'Escape'].includes(event.key)) return true;
  const moves = control.matches('input, select, textarea, [role="tree"], [role="menu"], [role="listbox"]') || control.closest('[role="tree"]') !== null;
  return moves && /^(Arrow|Home|End|Page)/.test(event.key);
}
