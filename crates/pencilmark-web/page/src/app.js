/**
 * The page: boards that are open, what is shown of them, and who talks to whom.
 */
import { Announcer } from './announce.js';
import './board/board-view.js';
import { put, run } from './commands.js';
import { openDialogs } from './dialogs/dialogs.js';
import { button, download, h } from './dom.js';
import { EngineError } from './engine/engine.js';
import { fromFile, fromRead, toFile } from './game/file.js';
import { Game } from './game/game.js';
import { Timer, clock } from './game/timer.js';
import { Hints } from './hints/hints.js';
import { Picture } from './hints/picture.js';
import { direction } from './i18n/i18n.js';
import { commandOf, momentaryMode, withControl } from './input/keymap.js';
import { makePad } from './input/pad.js';
import { listenToPointer } from './input/pointer.js';
import { PANELS } from './panels/panels.js';
import { saveSettings } from './storage/settings.js';
import { Symbols } from './symbols.js';
import { Tabs } from './tabs.js';

/** @typedef {import('./engine/engine.js').Engine} Engine */
/** @typedef {import('./storage/settings.js').Settings} Settings */

export class App {
  /**
   * @param {{engine: Engine, settings: Settings, library: import('./storage/library.js').Library, t: import('./i18n/i18n.js').Translate, language: string, root: HTMLElement}} parts
   */
  constructor({ engine, settings, library, t, language, root }) {
    this.engine = engine;
    this.settings = settings;
    this.library = library;
    this.t = t;
    this.language = language;
    this.root = root;
    this.game = new Game();
    this.symbols = new Symbols(settings.symbols, 9, settings.ownSymbols);
    this.picture = new Picture();
    this.hints = new Hints(this);
    /** The mode as long as Shift, Ctrl or Alt are held. @type {import('./types.js').Mode|undefined} */
    this.momentary = undefined;
    /** What stands on the keys of this keyboard, where the browser tells. @type {Map<string, string>|undefined} */
    this.keyboard = undefined;
    this.announcer = new Announcer();
    this.board = /** @type {import('./board/board-view.js').PencilBoard} */ (document.createElement('pencil-board'));
    this.tabs = new Tabs(this);
    this.panel = 'hint';
    this.solved = new WeakSet();
    this.#build();
    this.#listen();
    this.timer = new Timer(() => this.game, () => this.drawClock());
    this.applySettings();
  }

  #build() {
    const { t } = this;
    this.pad = makePad(this);
    this.clock = h('span', { class: 'clock', role: 'timer', 'aria-live': 'off' });
    this.status = h('div', { class: 'status', role: 'alert' });
    this.panels = Object.fromEntries(Object.entries(PANELS).map(([name, make]) => [name, make(this)]));
    this.switch = h('nav', { class: 'switch', 'aria-label': t('nav.panels') });
    this.side = h('div', { class: 'side' });
    /** @param {string} name */
    const open = (name) => button(t(`menu.${name}`), () => this.openDialog(name));
    this.root.replaceChildren(
      h('header', { class: 'top' }, h('h1', null, 'Pencilmark'), this.tabs.element,
        h('nav', { class: 'menu', 'aria-label': t('nav.menu') }, open('open'), button(t('menu.save'), () => this.saveFile()),
          open('share'), open('print'), open('settings'), open('help'))),
      h('main', null,
        h('div', { class: 'stage' },
          h('div', { class: 'line above' }, this.clock, h('span', { class: 'name' })),
          h('div', { class: 'scroll' }, this.board), this.status),
        h('div', { class: 'controls' }, this.pad.element, this.switch, this.side)),
      this.announcer.region);
  }

  #listen() {
    this.board.addEventListener('keydown', (event) => this.#boardKey(event));
    document.addEventListener('keydown', (event) => this.#pageKey(event));
    for (const name of /** @type {const} */ (['keydown', 'keyup'])) {
      document.addEventListener(name, (event) => this.#setMomentary(this.#onBoard(event) ? momentaryMode(event) : undefined));
    }
    window.addEventListener('blur', () => this.#setMomentary(undefined));
    listenToPointer(this.board, {
      onPlace: (cell) => {
        const { game } = this;
        if (!game.digitFirst || !game.picked) return false;
        game.select(cell);
        put(this, game.picked, this.momentary ?? game.mode);
        return true;
      },
      onCandidate: (cell, digit) => {
        this.game.select(cell);
        this.game.filter = 1 << digit;
        put(this, 1, 'colour');
        this.game.clearFilter();
        return true;
      },
    });
    document.addEventListener('copy', (event) => this.#copy(event));
    document.addEventListener('paste', (event) => this.#paste(event));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => this.#drop(event));
    window.addEventListener('storage', (event) => this.tabs.otherTab(event));
    window.addEventListener('hashchange', () => this.tabs.openHash());
    window.addEventListener('pagehide', () => this.save());
    document.addEventListener('visibilitychange', () => {
      this.timer.count();
      if (document.visibilityState === 'visible') this.tabs.catchUp();
      else this.save();
    });
  }

  /** @param {Event} event */
  #onBoard(event) {
    return event.target instanceof Node && this.board.contains(event.target);
  }

  /** @param {import('./types.js').Mode|undefined} mode */
  #setMomentary(mode) {
    if (this.momentary === mode) return;
    this.momentary = mode;
    this.pad?.draw();
  }

  /** @param {KeyboardEvent} event */
  #boardKey(event) {
    if (event.isComposing) return;
    const { settings, symbols, game } = this;
    const key = {
      code: event.code, key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey,
      altKey: event.altKey, numLock: event.getModifierState('NumLock'),
    };
    const command = commandOf(key, {
      side: game.side, digitOf: (letter) => symbols.digitOf(letter), bindings: settings.bindings,
      shortcuts: settings.shortcuts, colourMode: game.mode === 'colour',
    });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (game.paused && !['pause', 'escape', 'help'].includes(command.name)) return;
    run(this, command);
  }

  /** @param {KeyboardEvent} event */
  #pageKey(event) {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
    if (document.querySelector('dialog[open]')) return;
    const command = withControl(event);
    if (!command || command.name === 'selectAll') return;
    event.preventDefault();
    run(this, command);
  }

  /** @param {import('./input/keymap.js').Command} command */
  run(command) {
    return run(this, command);
  }

  /** @param {string} text */
  say(text) {
    this.announcer.say(text);
  }

  /** A message that stays until the next one; an empty text takes it away. @param {string} text @param {...Node} more */
  tell(text, ...more) {
    this.status?.replaceChildren(...(text ? [h('p', null, text), ...more] : []));
  }

  /** @param {unknown} error */
  errorText(error) {
    if (error instanceof EngineError) {
      const kind = ['input', 'limit', 'call'].includes(error.kind) ? error.kind : 'lost';
      return this.t(`error.${kind}`, { message: error.message });
    }
    if (!(error instanceof Error)) return String(error);
    return error.name === 'AbortError' ? this.t('error.cancelled') : error.message;
  }

  /** Shows a game. @param {Game} game */
  show(game) {
    const old = this.game;
    if (old !== game) {
      old.removeEventListener('change', this.#changed);
      old.removeEventListener('select', this.#selected);
    }
    this.game = game;
    game.autoClear = this.settings.autoClear;
    game.addEventListener('change', this.#changed);
    game.addEventListener('select', this.#selected);
    this.hints.close();
    this.symbols = new Symbols(this.settings.symbols, game.side, this.settings.ownSymbols);
    this.board.show(game, this);
    this.root.classList.toggle('design', game.design);
    void this.findSolution();
    this.draw();
  }

  #changed = (/** @type {Event} */ event) => {
    const { changes = [] } = /** @type {CustomEvent} */ (event).detail ?? {};
    if (changes.some((/** @type {{layer: string}} */ { layer }) => layer === 'given')) {
      this.game.solution = null;
      if (!this.game.design) void this.findSolution();
    }
    if (changes.length) this.tell('');
    this.save();
    if (changes.length && (this.hints.hint || this.hints.message || this.hints.path)) this.hints.close();
    if (this.game.isSolved && !this.game.design && !this.solved.has(this.game)) {
      this.solved.add(this.game);
      const text = this.t('say.solved', { time: clock(this.game.seconds) });
      this.say(text);
      this.tell(text);
    } else if (!this.game.isSolved) {
      this.solved.delete(this.game);
    }
    for (const panel of Object.values(this.panels ?? {})) panel.changed?.();
    this.draw();
  };

  #selected = () => {
    this.pad?.draw();
    this.panels?.[this.panel]?.selected?.();
  };

  /** Asks for the only solution, which two ways of checking need. */
  async findSolution() {
    const { game } = this;
    if (game.design || game.solution || !game.position.given.some(Boolean)) return;
    try {
      const { result, solutions } = await this.engine.call('solve', { board: { geometry: game.geometry.spec, givens: game.position.given } });
      if (result === 'one') {
        game.solution = solutions[0];
        game.refresh();
        this.drawPanels();
      }
    } catch {
      // Without it the page checks against the rules alone, and the button to check says why.
    }
  }

  /** Writes the game; tells when that did not work. */
  save() {
    const outcome = this.library.save(this.game);
    if (outcome === 'saved') return;
    if (outcome === 'forked') {
      this.tabs.remember();
      this.tell(this.t('storage.forked'));
    } else {
      this.tell(this.t(`storage.${outcome}`), button(this.t('menu.save'), () => this.saveFile()));
    }
  }

  /** Checks the board: first against the rules, then against the solution. */
  async check() {
    try {
      const { mistakes, result } = await this.engine.call('check', { board: this.game.board(this.symbols.forEngine) });
      this.hints.close();
      if (mistakes.length) {
        this.hints.hint = { result: 'mistakes', mistakes };
        void this.hints.next();
      } else {
        this.hints.message = this.t(result === 'none' ? 'check.none' : result === 'many' ? 'check.many' : 'check.good');
        this.say(this.hints.message);
      }
    } catch (error) {
      this.hints.message = this.errorText(error);
    }
    this.drawPanels();
  }

  backToMistake() {
    const move = this.game.beforeMistake();
    if (move === undefined) this.say(this.t('history.noMistake'));
    else this.goTo(move);
    if (move === undefined) this.tell(this.t('history.noMistake'));
  }

  /** @param {number} move */
  goTo(move) {
    const changes = this.game.goTo(move);
    this.board.flash(changes.map(({ cell }) => cell));
    this.say(this.t('history.went', { number: this.game.history.path().length }));
  }

  /** @param {boolean} on */
  pause(on) {
    this.timer.count();
    this.game.paused = on;
    this.game.refresh();
    this.say(this.t(on ? 'say.paused' : 'say.resumed'));
    this.draw();
  }

  /** @param {Picture} picture */
  showPicture(picture) {
    this.picture = picture;
    this.board.update();
    this.drawPanels();
  }

  saveFile() {
    const name = (this.game.name || 'pencilmark').replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'pencilmark';
    download(`${name}.json`, `${JSON.stringify(toFile(this.game))}\n`);
    this.say(this.t('say.fileSaved'));
  }

  /** Opens a text in any format the engine reads; each board in a tab of its own. @param {string} text */
  async openText(text) {
    const own = ownFile(text);
    if (own) {
      this.tabs.add(own);
      return 1;
    }
    const { boards, format, more } = await this.engine.call('read', { text });
    // More boards than anyone plays at once are left in the text they came from.
    const opened = boards.slice(0, 20);
    opened.forEach((/** @type {import('./types.js').ReadBoard} */ board) => this.tabs.add(fromRead(board)));
    const told = this.t(more || boards.length > opened.length ? 'open.first' : 'open.read', { boards: opened.length, format });
    this.tell(told);
    this.say(told);
    return opened.length;
  }

  /** The same, with what went wrong told on the page. @param {string} text */
  async tryOpen(text) {
    try {
      await this.openText(text);
    } catch (error) {
      this.tell(this.t('open.failed', { message: this.errorText(error) }));
    }
  }

  /** @param {ClipboardEvent} event */
  #copy(event) {
    if (!this.#onBoard(event) || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', this.game.position.values.map((digit) => this.symbols.of(digit) || '.').join(this.game.side > 9 && this.symbols.forEngine === 'dec' ? ' ' : ''));
    this.say(this.t('say.copied'));
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData?.getData('text/plain');
    if (text?.trim()) {
      event.preventDefault();
      void this.tryOpen(text);
    }
  }

  /** @param {DragEvent} event */
  async #drop(event) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = file ? await file.text() : event.dataTransfer?.getData('text/plain');
    if (text) await this.tryOpen(text);
  }

  /** @param {string} name */
  openDialog(name) {
    openDialogs[name]?.(this);
  }

  /** @param {string} name */
  openPanel(name) {
    if (this.panel !== name) this.tell('');
    this.panel = name;
    this.drawPanels();
  }

  applySettings() {
    const { settings } = this;
    const page = document.documentElement;
    page.lang = this.language;
    page.dir = new URLSearchParams(location.search).get('dir') ?? direction(settings.language === 'auto' ? navigator.language : settings.language);
    if (direction(this.language) === 'ltr' && !new URLSearchParams(location.search).has('dir')) page.dir = 'ltr';
    page.dataset.theme = settings.theme;
    page.dataset.palette = settings.palette;
    page.dataset.font = settings.font;
    page.style.fontSize = `${settings.textSize}%`;
    this.game.autoClear = settings.autoClear;
    this.symbols = new Symbols(settings.symbols, this.game.side, settings.ownSymbols);
    this.draw();
    this.board.update();
  }

  /** @param {Partial<Settings>} changes */
  change(changes) {
    Object.assign(this.settings, changes);
    if (!saveSettings(this.settings)) this.tell(this.t('storage.settings'));
    this.applySettings();
  }

  drawClock() {
    if (this.clock) this.clock.textContent = this.settings.timer ? clock(this.game.seconds) : '';
  }

  draw() {
    this.pad?.draw();
    this.tabs.draw();
    this.drawClock();
    const name = this.root.querySelector('.above .name');
    if (name) name.textContent = this.game.paused ? this.t('say.paused') : this.game.name;
    this.drawPanels();
  }

  drawPanels() {
    const { t } = this;
    if (!this.panels || !this.switch || !this.side) return;
    const shown = this.panels[this.panel];
    if (this.switch.dataset.panel !== this.panel) {
      this.switch.dataset.panel = this.panel;
      const focused = this.switch.contains(document.activeElement);
      this.switch.replaceChildren(...Object.keys(PANELS).map((name) =>
        button(t(`panel.${name}`), () => this.openPanel(name), { 'aria-pressed': String(name === this.panel) })));
      if (focused) /** @type {HTMLElement|null} */ (this.switch.querySelector('[aria-pressed="true"]'))?.focus();
      this.side.replaceChildren(shown.element);
    }
    shown.draw();
  }
}

/** A file this page wrote; nothing for all else, which the engine reads. @param {string} text */
function ownFile(text) {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return fromFile(JSON.parse(text));
  } catch {
    return undefined;
  }
}
