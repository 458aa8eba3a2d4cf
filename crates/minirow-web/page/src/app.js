/**
 * What all views share: the engine, the settings, the games that are kept, the words; and which view
 * is shown.
 */
import { learn } from './board/facts.js';
import { isDialog, openDialog } from './dialogs/dialogs.js';
import { EngineError } from './engine/error.js';
import { fromFile, fromRead } from './game/file.js';
import { direction } from './i18n/i18n.js';
import { withControl } from './input/keymap.js';
import { Announcer } from './shell/announce.js';
import { Router } from './shell/router.js';
import { Toast } from './shell/toast.js';
import { saveFile } from './storage/save-file.js';
import { saveSettings } from './storage/settings.js';
import { fromHash } from './storage/share.js';
import { wholeFile } from './storage/whole-file.js';
import { textButton } from './ui/controls.js';
import { h } from './ui/dom.js';

/** @typedef {import('./board/geometry.js').Geometry} Geometry */
/** @typedef {import('./engine/engine.js').Engine} Engine */
/** @typedef {import('./storage/settings.js').Settings} Settings */
/** @typedef {import('./game/game.js').Game} Game */

/** How long a part of the engine is fetched before that is said, in milliseconds. */
const PATIENCE = 400;

/** What a system can ask for, the most telling first. */
const SYSTEM = [
  { theme: 'contrast', query: matchMedia('(prefers-contrast: more)') },
  { theme: 'dark', query: matchMedia('(prefers-color-scheme: dark)') },
];

export class App extends EventTarget {
  /** The timer of what is said when something takes a moment. */
  waiting = 0;

  /**
   * @param {{engine: Engine, settings: Settings, library: import('./storage/library.js').Library, statistics: import('./storage/statistics.js').Statistics, t: import('./i18n/i18n.js').Translate, language: string, root: HTMLElement}} parts
   */
  constructor({ engine, settings, library, statistics, t, language, root }) {
    super();
    this.engine = engine;
    this.settings = settings;
    this.library = library;
    this.statistics = statistics;
    this.t = t;
    this.language = language;
    /** What stands on the keys of this keyboard, where the browser tells. @type {Map<string, string>|undefined} */
    this.keyboard = undefined;
    this.announcer = new Announcer();
    this.toast = new Toast(t);
    const stage = h('div', { class: 'stage' });
    root.replaceChildren(stage, this.toast.element, this.announcer.region);
    this.router = new Router(this, stage);
    engine.onfetching = (is) => this.#fetching(is);
    this.#listen();
    this.applySettings();
  }

  /** Says that a part of the engine is under way, if that takes a moment. @param {boolean} is */
  #fetching(is) {
    clearTimeout(this.waiting);
    const text = this.t('engine.fetching');
    if (is) this.waiting = window.setTimeout(() => this.tell(text), PATIENCE);
    else if (this.toast.element.textContent?.startsWith(text)) this.toast.show('');
  }

  /** Shows what the address asks for; tells whether it held a board. */
  async start() {
    const isOpen = await this.openAddress();
    if (!isOpen) await this.router.follow();
    return isOpen;
  }

  #listen() {
    document.addEventListener('keydown', (event) => this.#key(event));
    document.addEventListener('paste', (event) => this.#paste(event));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => this.#drop(event));
    window.addEventListener('hashchange', () => void this.#follow());
    // Who leaves the theme to the system sees it change there.
    for (const { query } of SYSTEM) query.addEventListener('change', () => this.settings.theme === 'auto' && this.applySettings());
  }

  async #follow() {
    if (!(await this.openAddress())) await this.router.follow();
  }

  /** Keys go to the view, wherever the focus is, but in text fields and dialogs. @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (this.router.view?.key?.(event)) {
      event.preventDefault();
      return;
    }
    const command = withControl(event);
    if (command && isDialog(command.name)) {
      event.preventDefault();
      this.openDialog(command.name);
    }
  }

  /** Says something to screen readers. @param {string} text */
  say(text) {
    this.announcer.say(text);
  }

  /** A message that stays until the next one; an empty text takes it away. @param {string} text @param {...Node} more */
  tell(text, ...more) {
    this.toast.show(text, ...more);
    this.say(text);
  }

  /** @param {unknown} error */
  errorText(error) {
    if (error instanceof EngineError) {
      const kind = ['input', 'limit', 'call', 'unfetched', 'gone'].includes(error.kind) ? error.kind : 'lost';
      return this.t(`error.${kind}`, { message: error.message });
    }
    if (!(error instanceof Error)) return String(error);
    return error.name === 'AbortError' ? this.t('error.cancelled') : error.message;
  }

  /** Goes to a view, as `learn/x-wing`. @param {string} address */
  go(address) {
    void this.router.go(address);
  }

  /** Asks the engine for the houses, pairs and symmetries of a board, once. @param {Geometry} geometry */
  learn(geometry) {
    return learn(this.engine, geometry, this.library.storage);
  }

  /** Keeps a game and plays it; what was played before stays in the library. @param {Game} game */
  async play(game) {
    this.keep(game);
    // The view would show the last game until its board is known.
    if (!game.geometry.isKnown) await this.learn(game.geometry);
    await this.router.go(`play/${game.id}`);
  }

  /** Writes a game; tells when that did not work. @param {Game} game */
  keep(game) {
    const outcome = this.library.save(game);
    if (outcome === 'saved') return;
    const text = this.t(`storage.${outcome}`);
    // Each move tries again: what is told already is not told again.
    if (this.toast.element.textContent?.startsWith(text)) return;
    this.tell(text, ...(outcome === 'forked' ? [] : [textButton(this.t('menu.save'), () => saveFile(game))]));
  }

  /** Keeps many games as a pack; tells when that did not work. @param {string} name @param {Game[]} games */
  keepPack(name, games) {
    const outcome = this.library.keepPack(name, games);
    if (outcome !== 'saved') this.tell(this.t(`storage.${outcome}`));
  }

  /** Opens a board or game that the address holds; tells whether it held one. */
  async openAddress() {
    const { hash } = location;
    if (!/^#(start$|(read|game)=)/.test(hash)) return false;
    // The game has its own place in the storage from here on: a reload must not open it again.
    history.replaceState(null, '', location.pathname + location.search);
    let text = '';
    try {
      const wanted = hash === '#start' ? await startText() : await fromHash(hash);
      if (wanted && 'text' in wanted && wanted.text) {
        ({ text } = wanted);
        const { games, told, notes } = await this.read(text);
        if (games.length > 1) this.keepPack(this.t('open.pack'), games);
        await this.play(games[0]);
        if (games.length > 1 || notes.length) this.tell(told);
        return true;
      }
      if (wanted && 'game' in wanted && wanted.game) {
        await this.play(wanted.game);
        return true;
      }
      this.tell(this.t('open.badLink'));
    } catch (error) {
      // The dialog asks what the text leaves open.
      const { readingsOf } = await import('./dialogs/readings.js');
      if (readingsOf(error).length) this.openDialog('open', { text });
      else this.tell(error instanceof EngineError ? this.t('open.failed', { message: this.errorText(error) }) : this.t('open.badLink'));
    }
    return false;
  }

  /**
   * The games in a text of any format the engine reads, and what to say of them.
   * @param {string} text @param {import('./dialogs/readings.js').Told} [known] what the text does not tell
   * @returns {Promise<{games: Game[], told: string, notes: string[]}>} notes: what was read from a drawing
   */
  async read(text, known = {}) {
    const own = ownFile(text);
    if (own) return { games: [own], told: '', notes: [] };
    const { boards, format, more, notes = [] } = await this.engine.call('read', { text, ...known });
    /** @type {Game[]} */
    const games = boards.map(fromRead);
    // Whether a full board is solved is kept with it.
    await Promise.all(games.filter(({ position }) => position.isFull).map(({ geometry }) => this.learn(geometry)));
    const told = this.t(more ? 'open.first' : 'open.read', { boards: games.length, format });
    return { games, told: [told, ...notes].join(' '), notes };
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (!text?.trim()) return;
    event.preventDefault();
    this.openDialog('open', { text });
  }

  /** @param {DragEvent} event */
  async #drop(event) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = file ? await file.text() : event.dataTransfer?.getData('text/plain');
    if (text) this.openDialog('open', { text });
  }

  /** @param {string} name @param {any} [options] */
  openDialog(name, options) {
    const whole = name === 'open' && wholeFile(options?.text ?? '');
    if (whole) {
      void import('./library/library-view.js').then(({ importWhole }) => importWhole(this, whole));
      return;
    }
    void openDialog(this, name, options);
  }

  /** Tells who listens that the settings changed. */
  applySettings() {
    const { settings } = this;
    const page = document.documentElement;
    page.lang = this.language;
    page.dir = new URLSearchParams(location.search).get('dir') ?? direction(this.language);
    page.dataset.theme = themeOf(settings.theme);
    page.dataset.font = settings.font;
    page.toggleAttribute('data-patterns', settings.patterns);
    page.style.fontSize = `${settings.textSize}%`;
    this.dispatchEvent(new Event('settings'));
  }

  /** @param {Partial<Settings>} changes */
  change(changes) {
    Object.assign(this.settings, changes);
    if (!saveSettings(this.settings)) this.tell(this.t('storage.settings'));
    this.applySettings();
  }
}

/** @param {EventTarget|null} target */
const isTyping = (target) => target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range'].includes(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

/** The theme to show, where `auto` is what the system asks for. @param {string} wanted */
function themeOf(wanted) {
  if (wanted !== 'auto') return wanted;
  return SYSTEM.find(({ query }) => query.matches)?.theme ?? 'light';
}

/** A game as this page saves it. @param {string} text */
function ownFile(text) {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return fromFile(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What `minirow play` was started with, which can be too long for an address. */
async function startText() {
  const answer = await fetch(new URL('../start.txt', import.meta.url));
  return answer.ok ? { text: await answer.text() } : null;
}
