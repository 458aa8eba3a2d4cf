/** Gives a board away: first what, then how, then the one button for that; beside it what the other person gets. */
import { draw } from '../board/drawing.js';
import { puzzleFile, toFile } from '../game/file.js';
import { toBoard } from '../game/position.js';
import { NAME } from '../name.js';
import { showDialog } from '../shell/dialog.js';
import { gameLink, isDescribed, puzzleLink } from '../storage/share.js';
import { boardWords } from '../board/label.js';
import { symbolsFor } from '../symbols.js';
import { textButton } from '../ui/controls.js';
import { download, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../game/game.js').Game} Game */

/** Addresses that others can open: where the page runs on this computer alone, its own is none of them. */
const isLocal = () => /^(localhost|127\.|\[::1\]|192\.168\.|10\.|file:)/.test(location.hostname || location.protocol);

/** Where the page can be found by everybody, where that is told. */
const publicPage = () => document.querySelector('meta[name="public-page"]')?.getAttribute('content') || '';

const WAYS = /** @type {const} */ ([['link', 'link'], ['sudokupad', 'share'], ['coach', 'share'], ['text', 'paste'], ['file', 'file'], ['picture', 'image'], ['qr', 'qr']]);

/** Formats that are links; the first two have tiles of their own. */
const LINKS = ['sudokupad', 'sudoku-coach', 'f-puzzles', 'sudokumaker', 'penpa', 'iss-link', 'sudokuwiki', 'sudokuexchange', 'puzz-link'];

/** The longest link that a phone still reads off a screen, in characters. */
const MOST_IN_CODE = 900;

/** Formats with a place for title, author and rules; others refuse them. */
const HOLD_WORDS = ['sudokupad', 'f-puzzles', 'sudokumaker', 'csv'];

/** @param {App} app @param {{game?: Game}} [options] */
export function openShare(app, options = {}) {
  const { t } = app;
  const game = options.game ?? app.router.view?.game?.();
  if (!game) {
    app.tell(t('share.nothing'));
    return;
  }
  showDialog(app, t('menu.share'), 'share', () => {
    const share = new Share(app, game);
    return { body: share.body, pane: share.pane, onclose: () => share.calling.abort() };
  });
}

class Share {
  /** @param {App} app @param {Game} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.symbols = symbolsFor(app.settings, game.geometry);
    this.withDigits = false;
    this.calling = new AbortController();
    this.way = isLocal() && !publicPage() && game.geometry.isClassic ? 'sudokupad' : 'link';
    const { t } = app;
    this.what = h('div', { class: 'options', role: 'radiogroup', 'aria-label': t('share.what') });
    this.tiles = h('div', { class: 'tiles', role: 'group', 'aria-label': t('share.how') });
    this.result = h('div', { class: 'share-result' });
    this.said = h('p', { class: 'quiet-text', role: 'status' });
    this.shown = h('div', { class: 'share-board' });
    this.warning = h('p', { class: 'quiet-text share-warning', role: 'status' });
    this.body = h('div', { class: 'share' }, this.what, this.warning, h('div', null, h('h3', null, t('share.how')), this.tiles), this.result, this.said);
    this.pane = h('aside', { class: 'pane' }, h('h3', null, t('share.theySee')), this.shown, this.#about());
    this.draw();
    void this.#warn();
  }

  #about() {
    const { game, app: { t } } = this;
    const givens = game.position.given.filter(Boolean).length;
    return h('div', { class: 'share-about' }, h('p', { class: 'lead' }, game.name || boardWords(t, game.geometry)),
      h('p', { class: 'quiet-text' }, [game.author, game.level && t(`level.${game.level}`), t(givens === 1 ? 'board.given' : 'board.givens', { number: givens })].filter(Boolean).join(', ')));
  }

  /** Who gets a board that is no puzzle should not find that out alone. */
  async #warn() {
    const { app, game, calling } = this;
    if (game.solution) return;
    const board = { geometry: game.geometry.spec, givens: game.position.given };
    try {
      const { result } = await app.engine.call('solve', { board }, { signal: AbortSignal.any([calling.signal, AbortSignal.timeout(20_000)]) });
      if (result !== 'unique') this.warning.textContent = app.t(`share.${result}`);
    } catch {
      // What cannot be told in time is not told.
    }
  }

  draw() {
    const { app: { t }, game } = this;
    const own = game.position.digit.filter(Boolean).length;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.share : '';
    this.what.replaceChildren(...[false, true].map((withDigits) => h('button', {
      type: 'button', role: 'radio', 'aria-checked': String(withDigits === this.withDigits), class: 'option', 'data-share': `what-${withDigits}`,
      onclick: () => {
        this.withDigits = withDigits;
        this.draw();
      },
    }, h('span', { class: 'row-title' }, t(withDigits ? 'share.withDigits' : 'share.givens')),
    h('span', { class: 'row-about' }, withDigits ? t(own === 1 ? 'share.withDigit.about' : 'share.withDigits.about', { number: own }) : t('share.givens.about')))));
    this.tiles.replaceChildren(...WAYS.filter(([way]) => this.#has(way)).map(([way, picture]) => h('button', {
      type: 'button', 'aria-pressed': String(way === this.way), 'data-share': way,
      onclick: () => {
        this.way = way;
        this.draw();
      },
    }, /** @type {any} */ (icon(picture)), t(`share.way.${way}`))));
    const { position } = game;
    this.shown.replaceChildren(draw(game.geometry, this.withDigits
      ? { values: position.values, given: position.given.map(Boolean), corner: position.corner, centre: game.notes, colours: position.colours }
      : { values: position.given }, { symbols: this.symbols }));
    this.said.textContent = '';
    void this.#drawResult();
    if (focused) /** @type {HTMLElement|null} */ (this.body.querySelector(`[data-share="${focused}"]`))?.focus();
  }

  /** The one thing to do for the chosen way. */
  async #drawResult() {
    const { app: { t }, way } = this;
    if (way === 'text') return this.#drawText();
    if (way === 'file') return this.#offer(t('share.file.about'), textButton(t('menu.save'), () => this.#saveFile(), { kind: 'primary', icon: 'file' }));
    if (way === 'picture') return this.#offer(t('share.picture.about'), textButton(t('share.picture'), () => this.#savePicture(), { kind: 'primary', icon: 'image' }));
    try {
      const link = await this.#link();
      if (this.way !== way) return;
      if (way === 'qr') await this.#drawCode(link);
      else this.#drawLink(link);
    } catch (error) {
      this.result.replaceChildren(h('p', { class: 'quiet-text' }, this.app.errorText(error)));
    }
  }

  /** @param {string} about @param {Node} action */
  #offer(about, action) {
    this.result.replaceChildren(h('p', { class: 'quiet-text' }, about), action);
  }

  /** The address for the chosen way. */
  async #link() {
    const { game } = this;
    const page = publicPage() || location.href.split('#')[0];
    if (this.way === 'sudokupad') return (await this.#write('sudokupad')).trim();
    if (this.way === 'coach') return (await this.#write('sudoku-coach')).trim();
    return this.withDigits ? gameLink(game, page) : puzzleLink(game, page);
  }

  /** The board in a format of another program. @param {string} to */
  async #write(to) {
    const { app, game } = this;
    const board = this.withDigits ? toBoard(game.position, { autoNotes: game.autoNotes }) : { geometry: game.geometry.spec, givens: game.position.given };
    const { name, author, rules } = game;
    const about = HOLD_WORDS.includes(to) && isDescribed(game) ? Object.entries({ name, author, rules }).filter(([, words]) => words) : [];
    const { text } = await app.engine.call('write', { board, to, symbols: this.symbols.forEngine, ...Object.fromEntries(about) });
    return text;
  }

  /** Who others can be sent to: only ways that have a tile here are named. */
  #localWords() {
    return this.#has('coach') ? 'share.local' : 'share.localPad';
  }

  /** Whether there is a tile for a way: sudoku.coach takes classic boards. @param {string} way */
  #has(way) {
    return way !== 'coach' || this.game.geometry.isClassic;
  }

  /** @param {string} link */
  #drawLink(link) {
    const { t } = this.app;
    const field = h('input', { type: 'text', value: link, readonly: true, 'aria-label': t('share.link'), onfocus: () => field.select() });
    const actions = [textButton(t('share.copy'), () => this.#copy(link, field), { kind: 'primary' })];
    if (navigator.share) actions.push(textButton(t('share.send'), () => void navigator.share({ title: this.game.name || NAME, url: link }).catch(() => undefined), { icon: 'share' }));
    if (this.way !== 'link') actions.push(textButton(t('share.open'), () => window.open(link, '_blank', 'noopener')));
    const about = this.way === 'link' && isLocal() && !publicPage() ? this.#localWords() : 'share.link.about';
    this.result.replaceChildren(h('h3', null, t('share.link')), h('div', { class: 'share-link' }, field, ...actions), h('p', { class: 'quiet-text' }, t(about)));
  }

  /** @param {string} text @param {HTMLInputElement|HTMLTextAreaElement} field */
  async #copy(text, field) {
    const { t } = this.app;
    try {
      await navigator.clipboard.writeText(text);
      this.said.textContent = t('say.copied');
    } catch {
      field.select();
      this.said.textContent = t('share.select');
    }
  }

  /** @param {string} link */
  async #drawCode(link) {
    const { app } = this;
    if (link.length > MOST_IN_CODE) {
      this.result.replaceChildren(h('p', { class: 'quiet-text' }, app.t('share.qr.long', { length: link.length, most: MOST_IN_CODE })));
      return;
    }
    const { svg } = await app.engine.call('qr', { text: link });
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    this.result.replaceChildren(h('div', { class: 'qr' }, h('img', { src: url, style: { 'inline-size': `${Math.max(160, sizeOf(svg) * 0.75)}px` }, alt: app.t('share.qrAlt'), onload: () => URL.revokeObjectURL(url) })),
      h('p', { class: 'quiet-text' }, app.t(isLocal() && !publicPage() ? this.#localWords() : 'share.qr.about')));
  }

  /** The board as text in any format the engine writes. */
  async #drawText() {
    const { app: { t, engine } } = this;
    const output = h('textarea', { rows: 6, class: 'mono', readonly: true, 'aria-label': t('share.result') });
    const choice = h('select', { 'aria-label': t('share.format'), onchange: () => void write() });
    const copy = textButton(t('share.copyText'), () => this.#copy(output.value, output), { kind: 'primary' });
    const write = async () => {
      this.said.textContent = output.value = '';
      try {
        output.value = choice.value === 'json' ? JSON.stringify(this.#file()) : (await this.#write(choice.value)).trimEnd();
      } catch (error) {
        this.said.textContent = this.app.errorText(error);
      }
      copy.disabled = !output.value;
    };
    const { formats } = await engine.call('about');
    const option = (/** @type {string} */ name) => h('option', { value: name, selected: name === 'line' }, name);
    const [, , ...links] = LINKS;
    choice.append(...formats.filter((/** @type {string} */ name) => !LINKS.includes(name)).map(option),
      h('optgroup', { label: t('share.links') }, ...links.filter((name) => formats.includes(name)).map(option)));
    this.result.replaceChildren(h('div', { class: 'share-link' }, choice, copy), output);
    await write();
  }

  /** What a file holds: the whole game, or the puzzle alone. */
  #file() {
    return this.withDigits ? toFile(this.game) : puzzleFile(this.game);
  }

  #saveFile() {
    download(`${fileName(this.game)}.json`, `${JSON.stringify(this.#file())}\n`);
    this.said.textContent = this.app.t('say.fileSaved');
  }

  async #savePicture() {
    const { app, game } = this;
    try {
      const board = this.withDigits ? toBoard(game.position, { autoNotes: game.autoNotes, symbols: this.symbols.forEngine })
        : { geometry: game.geometry.spec, givens: game.position.given, symbols: this.symbols.forEngine };
      const { svg } = await app.engine.call('draw', { board });
      download(`${fileName(game)}.svg`, svg, 'image/svg+xml');
      this.said.textContent = app.t('say.fileSaved');
    } catch (error) {
      this.said.textContent = app.errorText(error);
    }
  }
}

/** How wide a code is drawn, with four units for each of its squares. @param {string} svg */
const sizeOf = (svg) => Number(/width="(\d+)"/.exec(svg)?.[1] ?? 0);

/** @param {Game} game */
const fileName = (game) => game.name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'minirow';
