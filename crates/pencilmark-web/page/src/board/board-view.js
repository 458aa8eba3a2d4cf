/**
 * `<pencil-board>`: a game as a grid of the ARIA pattern. One cell takes part in the order of Tab,
 * every cell can have the focus, and labels say the value first.
 */
import { digitsOf, has } from './digits.js';
import { drawCell, lookKey } from './cell.js';
import { cellLabel } from './label.js';
import { extras, hintHouses, hintLinks, lines } from './overlay.js';
import { conflicts } from '../game/position.js';
import { h } from '../dom.js';

/** @typedef {import('../game/game.js').Game} Game */
/**
 * @typedef {{
 *   settings: import('../storage/settings.js').Settings, symbols: import('../symbols.js').Symbols,
 *   t: import('../i18n/i18n.js').Translate, picture: import('../hints/picture.js').Picture,
 * }} View
 */

export class PencilBoard extends HTMLElement {
  /** @type {Game|null} */
  game = null;
  /** @type {View|null} */
  view = null;
  /** @type {HTMLElement[]} */
  cells = [];
  /** @type {string[]} */
  #keys = [];
  #frame = 0;
  #update = () => this.update();
  #select = (/** @type {Event} */ event) => {
    this.update();
    if (/** @type {CustomEvent} */ (event).detail?.focus) this.#moveFocus();
  };

  /** Shows a game. @param {Game} game @param {View} view */
  show(game, view) {
    this.game?.removeEventListener('change', this.#update);
    this.game?.removeEventListener('select', this.#select);
    this.game = game;
    this.view = view;
    game.addEventListener('change', this.#update);
    game.addEventListener('select', this.#select);
    this.#build();
    this.draw();
  }

  disconnectedCallback() {
    this.game?.removeEventListener('change', this.#update);
    this.game?.removeEventListener('select', this.#select);
  }

  #build() {
    const { game, view } = this;
    if (!game || !view) return;
    const { geometry } = game;
    const { side } = geometry;
    this.cells = Array.from({ length: geometry.length }, (_, cell) =>
      h('div', { role: 'gridcell', class: 'cell', tabindex: -1, 'data-cell': cell }));
    this.#keys = [];
    const rows = Array.from({ length: side }, (_, row) =>
      h('div', { role: 'row', class: 'row' }, ...this.cells.slice(row * side, (row + 1) * side)));
    const grid = h('div', {
      role: 'grid', class: 'grid', dir: 'ltr', 'aria-multiselectable': 'true',
      'aria-label': game.name || view.t('board.label', { side }), 'aria-describedby': 'board-rules',
    }, ...rows);
    grid.style.setProperty('--side', String(side));
    grid.style.setProperty('--across', String(Math.ceil(Math.sqrt(side))));
    grid.style.setProperty('--down', String(Math.ceil(side / Math.ceil(Math.sqrt(side)))));
    const frame = h('div', { class: 'frame', 'data-size': side > 16 ? 'huge' : side > 10 ? 'large' : 'usual' },
      h('div', { class: 'under' }, extras(geometry), hintHouses(geometry, null)), grid,
      h('div', { class: 'over' }, lines(geometry), hintLinks(geometry, null)));
    frame.style.setProperty('--side', String(side));
    this.replaceChildren(h('p', { id: 'board-rules', class: 'visually-hidden' }, rules(geometry, view.t)), frame);
  }

  /** Draws at the next frame. */
  update() {
    if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.draw();
      });
    }
  }

  /** Draws now: only cells that look different are touched. */
  draw() {
    const { game, view } = this;
    if (!game || !view) return;
    const state = this.#state(game, view);
    this.cells.forEach((element, cell) => {
      const look = this.#look(cell, state, game, view);
      const key = `${lookKey(look)}|${view.symbols.name}|${view.settings.verbosity}|${game.focus === cell}`;
      if (this.#keys[cell] === key) return;
      this.#keys[cell] = key;
      drawCell(element, look, view.symbols);
      this.#describe(element, cell, look, game, view);
    });
    const { step, level } = view.picture;
    this.querySelector('.hint-houses')?.replaceWith(hintHouses(game.geometry, level >= 3 ? step : null));
    this.querySelector('.hint-links')?.replaceWith(hintLinks(game.geometry, level >= 4 ? step : null));
    this.classList.toggle('paused', game.paused);
  }

  /** What holds for all cells. @param {Game} game @param {View} view */
  #state(game, view) {
    const { position } = game;
    const { settings, picture } = view;
    const wrong = settings.conflicts === 'off' ? new Set() : conflicts(position);
    if (settings.conflicts === 'solution') for (const cell of game.mistakes) wrong.add(cell);
    for (const cell of picture.wrong) wrong.add(cell);
    const value = position.at(game.focus);
    const single = game.selection.size === 1;
    return {
      wrong, notes: game.notes, values: position.values,
      same: settings.sameDigit && single ? value : 0,
      peers: settings.houses && single && !game.filter ? new Set(game.geometry.peers[game.focus]) : new Set(),
    };
  }

  /** @param {number} cell @param {any} state @param {Game} game @param {View} view */
  #look(cell, state, game, view) {
    const { position } = game;
    const { picture, settings } = view;
    const value = state.values[cell];
    const drawn = picture.level >= 3 && picture.step !== null;
    const centre = drawn ? picture.candidates?.[cell] ?? state.notes[cell] : state.notes[cell];
    /** @type {number[]} */
    const candidateColours = [];
    for (let digit = 1; digit <= game.side; digit += 1) {
      const colour = position.candidateColours.get(cell * 32 + digit);
      if (colour) candidateColours[digit] = colour;
    }
    return {
      value, given: position.given[cell] > 0, corner: drawn ? 0 : position.corner[cell], centre,
      colours: position.colours[cell], candidateColours,
      grid: drawn || game.autoNotes || settings.noteLayout === 'grid' || game.side > 12,
      marks: picture.marksOf(cell), invalid: state.wrong.has(cell) && value > 0,
      same: state.same > 0 && value === state.same, peer: state.peers.has(cell),
      selected: game.selection.has(cell), filter: filterClass(game, cell, value, state.notes[cell]),
      hint: picture.classOf(cell), ghost: picture.ghosts[cell] ?? 0,
    };
  }

  /** @param {HTMLElement} element @param {number} cell @param {import('./cell.js').Look} look @param {Game} game @param {View} view */
  #describe(element, cell, look, game, view) {
    element.tabIndex = cell === game.focus ? 0 : -1;
    const notes = [];
    const hint = view.picture.wordOf(cell);
    if (hint) notes.push(view.t(hint));
    if (look.filter) notes.push(view.t(`cell.${look.filter}`));
    element.setAttribute('aria-label', cellLabel({
      geometry: game.geometry, cell, value: look.value, given: look.given, corner: look.corner,
      centre: look.centre, colours: look.colours, invalid: look.invalid, notes,
      symbols: view.symbols, verbosity: view.settings.verbosity, t: view.t,
    }));
    element.setAttribute('aria-selected', String(look.selected));
    element.setAttribute('aria-readonly', String(look.given && !game.design));
    if (look.invalid) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
  }

  /** Moves the focus to the cell that has it in the game, if it is on the board at all. */
  #moveFocus() {
    const { game } = this;
    if (!game) return;
    this.cells.forEach((element, cell) => (element.tabIndex = cell === game.focus ? 0 : -1));
    if (this.contains(document.activeElement)) this.focusCell();
  }

  focusCell() {
    const element = this.cells[this.game?.focus ?? 0];
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The cell, and the candidate, under a point. @param {number} x @param {number} y */
  at(x, y) {
    const element = document.elementFromPoint(x, y);
    const cell = element?.closest('[data-cell]');
    if (!(cell instanceof HTMLElement) || !this.contains(cell)) return null;
    const mark = element?.closest('[data-digit]');
    return { cell: Number(cell.dataset.cell), digit: mark instanceof HTMLElement ? Number(mark.dataset.digit) : 0 };
  }

  /** Lets cells flash whose content changed, so that undo shows what it did. @param {Iterable<number>} cells */
  flash(cells) {
    for (const cell of new Set(cells)) {
      this.cells[cell]?.animate?.([{ filter: 'brightness(0.6)' }, { filter: 'none' }],
        { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 450 });
    }
  }
}

/** @param {Game} game @param {number} cell @param {number} value @param {number} notes */
function filterClass(game, cell, value, notes) {
  if (game.filterPairs) return !value && digitsOf(notes).length === 2 ? 'filtered' : '';
  if (!game.filter) return '';
  if (value) return has(game.filter, value) ? 'filtered-digit' : '';
  const open = notes || 0;
  if (open) return (open & game.filter) !== 0 ? 'filtered' : '';
  const taken = game.geometry.peers[cell].reduce((set, peer) => set | (1 << game.position.at(peer)), 0);
  return (game.filter & ~taken) !== 0 ? 'filtered' : '';
}

/** The rules in one sentence. @param {import('./geometry.js').Geometry} geometry @param {import('../i18n/i18n.js').Translate} t */
function rules(geometry, t) {
  const extra = geometry.extra.map((name) => t(`extra.${name}`)).join(', ');
  return t('board.rules', { side: geometry.side }) + (extra ? ` ${t('board.extra', { extra })}` : '');
}

customElements.define('pencil-board', PencilBoard);
