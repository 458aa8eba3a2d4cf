/** The boards that are open in this window, and what other windows do with them. */
import { button, h } from './dom.js';
import { Game } from './game/game.js';
import { Library } from './storage/library.js';
import { fromHash } from './storage/share.js';

const OPEN = 'pencilmark.open';

export class Tabs {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {Game[]} */
    this.games = [];
    this.element = h('nav', { class: 'tabs', 'aria-label': app.t('nav.boards') });
    this.shown = '';
  }

  /** Opens what was open, or the last game, or an empty board. */
  async start() {
    for (const id of this.#remembered()) {
      const game = this.app.library.load(id);
      if (game) this.games.push(game);
    }
    if (!this.games.length) {
      const last = this.app.library.list().find(({ solved }) => !solved);
      const game = last && this.app.library.load(last.id);
      this.games.push(game ?? new Game());
    }
    this.show(this.games.find(({ id }) => id === this.#active()) ?? this.games[this.games.length - 1]);
    await this.openHash();
  }

  /** Opens what the address asks for, beside what is there. */
  async openHash() {
    const { hash } = location;
    if (!/^#(start$|(read|game)=)/.test(hash)) return;
    // The game has its own place in the storage from here on: a reload must not open it again.
    history.replaceState(null, '', location.pathname + location.search);
    try {
      const wanted = hash === '#start' ? await startText() : await fromHash(hash);
      if (wanted && 'text' in wanted && wanted.text) await this.app.tryOpen(wanted.text);
      else if (wanted && 'game' in wanted && wanted.game) this.add(wanted.game);
      else this.app.tell(this.app.t('open.badLink'));
    } catch {
      this.app.tell(this.app.t('open.badLink'));
    }
  }

  /** @param {Game} game */
  show(game) {
    this.app.show(game);
    this.remember();
    this.draw();
  }

  /** Adds a game and shows it; an empty board that nobody touched makes room. @param {Game} game */
  add(game) {
    const { app } = this;
    const untouched = this.games.length === 1 && !app.game.history.canUndo && !app.game.position.values.some(Boolean);
    if (untouched) {
      app.library.remove(this.games[0].id);
      this.games = [];
    }
    this.games.push(game);
    this.show(game);
    app.save();
    this.remember();
  }

  /** Closes a game; it stays in the list of games. @param {Game} game */
  close(game) {
    const at = this.games.indexOf(game);
    this.games.splice(at, 1);
    if (!this.games.length) this.games.push(new Game());
    if (this.app.game === game) this.show(this.games[Math.min(at, this.games.length - 1)]);
    this.remember();
    this.draw();
  }

  remember() {
    const text = JSON.stringify({ ids: this.games.map(({ id }) => id), active: this.app.game.id });
    try {
      sessionStorage.setItem(OPEN, text);
    } catch {
      // Which boards are open is a convenience: they are all in the list of games.
    }
  }

  #stored() {
    try {
      return JSON.parse(sessionStorage.getItem(OPEN) ?? '{}');
    } catch {
      return {};
    }
  }

  /** @returns {string[]} */
  #remembered() {
    return this.#stored().ids ?? [];
  }

  #active() {
    return this.#stored().active;
  }

  /** Another window wrote something. @param {StorageEvent} event */
  otherTab(event) {
    const id = Library.idOf(event.key);
    if (id && event.newValue !== null) this.#takeOver(id);
  }

  /** A window that slept has heard nothing: it looks for itself. */
  catchUp() {
    for (const { id } of [...this.games]) this.#takeOver(id);
  }

  /** @param {string} id */
  #takeOver(id) {
    const at = this.games.findIndex((game) => game.id === id);
    if (at < 0 || !this.app.library.isNewer(id)) return;
    const newer = this.app.library.load(id);
    if (!newer) return;
    const old = this.games[at];
    newer.focus = old.focus;
    newer.selection = old.selection;
    newer.mode = old.mode;
    this.games[at] = newer;
    if (this.app.game === old) {
      this.app.show(newer);
      this.app.tell(this.app.t('storage.other'));
    }
  }

  draw() {
    const { app, games } = this;
    const key = JSON.stringify([games.map(({ id, name, side }) => [id, name, side]), app.game.id]);
    if (key === this.shown) return;
    this.shown = key;
    this.element.replaceChildren(...games.map((game, at) => h('span', { class: 'tab' },
      button(game.name || app.t('tabs.board', { number: at + 1, side: game.side }), () => this.show(game), { 'aria-current': game === app.game ? 'page' : null }),
      games.length > 1 && button('×', () => this.close(game), { class: 'small', 'aria-label': app.t('tabs.close', { name: game.name || String(at + 1) }) }))));
  }
}

/** What `pencilmark play` was started with, which can be too long for an address. */
async function startText() {
  const answer = await fetch(new URL('../start.txt', import.meta.url));
  return answer.ok ? { text: await answer.text() } : null;
}
