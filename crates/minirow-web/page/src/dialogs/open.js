/**
 * Opens or pastes: a text in any format is read while it is typed, shown board by board, and each board
 * can be kept or left. What is played meanwhile is never replaced.
 */
import { Geometry } from '../board/geometry.js';
import { boardWords, sizeWords } from '../board/label.js';
import { wholeThumbnail } from '../board/thumbnail.js';
import { EngineError } from '../engine/error.js';
import { dateWords } from '../i18n/dates.js';
import { geometryOf } from '../storage/entry.js';
import { showDialog } from '../shell/dialog.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { readingsOf, withoutSymbol } from './readings.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../game/game.js').Game} Game */

/** How many boards are shown as pictures; all of them are kept. */
const SHOWN = 24;

/** @param {App} app @param {{text?: string, name?: string}} [options] */
export function openOpen(app, options = {}) {
  showDialog(app, app.t('open.title'), 'open', (close) => {
    const dialog = new Opening(app, close, options.name ?? '');
    dialog.field.value = options.text ?? '';
    void dialog.read();
    setTimeout(() => dialog.field.focus());
    return { body: dialog.body, pane: dialog.pane, footer: dialog.footer };
  });
}

class Opening {
  /** @param {App} app @param {() => void} close @param {string} name of the file the text is from */
  constructor(app, close, name) {
    this.app = app;
    this.close = close;
    this.name = name;
    /** @type {Game[]} */
    this.games = [];
    /** @type {Set<Game>} */
    this.chosen = new Set();
    /** What the text leaves open, as far as it was answered. @type {import('./readings.js').Told} */
    this.told = {};
    this.reading = 0;
    this.timer = 0;
    const { t } = app;
    this.lines = h('div', { class: 'line-numbers', 'aria-hidden': 'true' });
    this.field = h('textarea', {
      spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off', 'aria-label': t('open.text'), placeholder: t('open.text'),
      oninput: () => {
        this.name = '';
        this.told = {};
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.read(), 200);
      },
      onscroll: () => (this.lines.scrollTop = this.field.scrollTop),
    });
    this.said = h('div', { class: 'said', role: 'status' });
    this.list = h('div', { class: 'picks' });
    this.count = h('span', { class: 'quiet-text number' });
    this.keep = textButton('', () => this.#keep());
    this.play = textButton(t('open.play'), () => this.#play(), { kind: 'primary' });
    this.body = h('div', { class: 'opening' },
      h('div', { class: 'code' }, this.lines, this.field), this.said, this.#drop(), this.#recent());
    this.pane = h('aside', { class: 'pane' },
      h('div', { class: 'pane-head' }, h('h3', null, t('settings.preview')), this.count), this.list, h('p', { class: 'quiet-text' }, t('open.never')));
    this.footer = [h('p', { class: 'quiet-text not-narrow' }, t('open.also')), this.keep, this.play];
  }

  #drop() {
    const { t } = this.app;
    const file = h('input', {
      type: 'file', hidden: true,
      onchange: async () => {
        const chosen = file.files?.[0];
        if (!chosen) return;
        this.field.value = await chosen.text();
        this.name = chosen.name;
        this.told = {};
        await this.read();
      },
    });
    return h('div', { class: 'drop' }, /** @type {any} */ (icon('file')), h('span', null, t('open.drop')), file,
      textButton(t('open.file'), () => file.click(), { kind: 'quiet' }));
  }

  /** What was kept last. */
  #recent() {
    const { app } = this;
    const entries = app.library.list().slice(0, 3);
    if (!entries.length) return h('div', null);
    return h('div', { class: 'recent not-narrow' }, h('h3', null, app.t('open.recent')), h('div', null, ...entries.map((entry) => h('button', {
      type: 'button',
      onclick: () => {
        this.close();
        app.go(`play/${entry.id}`);
      },
    }, h('span', null, entry.name || boardWords(app.t, geometryOf(entry)), h('small', null, dateWords(app.language, new Date(entry.when), { day: 'numeric', month: 'short' })))))));
  }

  /** Reads the text as it is now. */
  async read() {
    const { app } = this;
    const text = this.field.value;
    const number = (this.reading += 1);
    this.#drawLines();
    /** @type {Game[]} */
    let games = [];
    let note = null;
    if (text.trim()) {
      try {
        const read = await app.read(text, this.told);
        games = read.games;
        note = this.#good(games, read.told);
      } catch (error) {
        note = await this.#bad(error);
      }
    }
    if (number !== this.reading) return;
    this.games = games;
    this.chosen = new Set(games);
    this.said.replaceChildren(...(note ? [note] : []));
    this.#drawList();
  }

  /** @param {number} [wrong] the line with the error */
  #drawLines(wrong) {
    const all = this.field.value.split('\n').length;
    this.lines.replaceChildren(...Array.from({ length: Math.min(all, 5000) }, (_, at) => h('i', { class: at + 1 === wrong ? 'wrong' : '' }, at + 1)));
    this.lines.scrollTop = this.field.scrollTop;
  }

  /** @param {Game[]} games @param {string} told */
  #good(games, told) {
    const { t } = this.app;
    return h('div', { class: 'note' }, /** @type {any} */ (icon('check')),
      h('div', null, h('b', null, t(games.length === 1 ? 'open.one' : 'open.many', { boards: games.length })), told && h('p', null, told)));
  }

  /** What is wrong, where, and what to do about it. @param {unknown} error */
  async #bad(error) {
    const { app } = this;
    const readings = readingsOf(error);
    if (readings.length) return this.#ask(readings);
    const place = error instanceof EngineError && error.line !== undefined ? { line: error.line, column: error.column ?? 1 } : null;
    if (place) this.#drawLines(place.line);
    const remedy = place && await this.#remedy(place);
    return h('div', { class: 'note bad' }, /** @type {any} */ (icon('warn')),
      h('div', null, h('b', null, place ? app.t('open.at', place) : app.t('open.cannot')), h('p', null, app.errorText(error))), remedy);
  }

  /** The text fits, but can be read in several ways: which one is meant? @param {import('./readings.js').Reading[]} readings */
  #ask(readings) {
    const { app } = this;
    const [{ about, side }] = readings;
    return h('div', { class: 'note warn', role: 'group', 'aria-labelledby': 'open-ask' }, /** @type {any} */ (icon('warn')),
      h('div', null, h('b', { id: 'open-ask' }, app.t(`open.ask.${about}`, { side })),
        h('div', { class: 'readings' }, ...readings.map((reading) => this.#answer(reading)))));
  }

  /** @param {import('./readings.js').Reading} reading */
  #answer({ about, values, told }) {
    const { app } = this;
    const text = app.t(`open.answer.${about}`, values);
    const answer = textButton(text, () => {
      this.told = { ...this.told, ...told };
      this.field.focus();
      void this.read();
    });
    if (told.geometry) {
      const geometry = new Geometry(told.geometry);
      answer.prepend(wholeThumbnail(app, geometry, { values: new Array(geometry.length).fill(0) }, 40));
    }
    return answer;
  }

  /**
   * Reads a symbol that nothing knows as an empty cell, where the text is one with boards then.
   * @param {{line: number, column: number}} place
   */
  async #remedy(place) {
    const { app, told } = this;
    const found = await withoutSymbol(this.field.value, place, (text) => app.read(text, told));
    if (!found) return null;
    return textButton(app.t('open.asEmpty', { symbol: found.symbol }), () => {
      this.field.value = found.text;
      this.field.focus();
      void this.read();
    });
  }

  #drawList() {
    const { app: { t }, games, chosen } = this;
    this.list.replaceChildren(...games.slice(0, SHOWN).map((game, at) => this.#row(game, at)),
      ...(games.length > SHOWN ? [h('p', { class: 'quiet-text' }, t('open.andMore', { boards: games.length - SHOWN }))] : []));
    this.count.textContent = games.length ? t('open.chosen', { chosen: chosen.size, boards: games.length }) : '';
    this.keep.textContent = chosen.size > 1 ? t('open.keepMany', { boards: chosen.size }) : t('open.keep');
    this.play.textContent = chosen.size > 1 ? t('open.playFirst') : t('open.play');
    this.keep.disabled = this.play.disabled = chosen.size === 0;
  }

  /** @param {Game} game @param {number} at */
  #row(game, at) {
    const { app, chosen } = this;
    const { t } = app;
    const box = h('input', {
      type: 'checkbox', checked: chosen.has(game),
      onchange: () => {
        if (box.checked) chosen.add(game);
        else chosen.delete(game);
        this.#drawList();
        /** @type {HTMLElement|null} */ (this.list.querySelectorAll('input')[at])?.focus();
      },
    });
    const { extra, spec, grids } = game.geometry;
    const size = sizeWords(t, game.geometry);
    const kind = game.geometry.hasRules ? t('board.ruled', { size }) : grids.length ? size : spec.blocks ? t('board.jigsaw') : extra.length ? extra.map((name) => t(`extra.${name}`)).join(', ') : size;
    const givens = game.position.given.filter(Boolean).length;
    return h('label', { class: 'card pick' },
      /** @type {any} */ (wholeThumbnail(app, game.geometry, { values: game.position.values, given: game.position.given.map(Boolean) }, 72)),
      h('span', null, h('b', null, game.name || t('open.board', { number: at + 1 })),
        h('small', null, [kind, game.author, t(givens === 1 ? 'board.given' : 'board.givens', { number: givens })].filter(Boolean).join(', '))), box);
  }

  /** Keeps what is chosen, in the order of the text; many of one text as a pack. */
  #store() {
    const { app } = this;
    const games = this.games.filter((game) => this.chosen.has(game));
    if (games.length > 1 && 'keepPack' in app.library) /** @type {any} */ (app.library).keepPack(this.name || app.t('open.pack'), games);
    else games.forEach((game) => app.keep(game));
    return games;
  }

  #keep() {
    const games = this.#store();
    this.close();
    this.app.go('library');
    this.app.tell(this.app.t(games.length === 1 ? 'open.keptOne' : 'open.kept', { boards: games.length }));
  }

  #play() {
    const [first] = this.#store();
    this.close();
    this.app.play(first);
  }
}
