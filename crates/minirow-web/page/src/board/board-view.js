/**
 * `<pencil-board>`: a game as a grid of the ARIA pattern over its drawing. One cell takes part in the
 * order of Tab, every cell can have the focus, and labels say the value first.
 */
import { h } from '../ui/dom.js';
import { conflicts } from '../game/position.js';
import { digitsOf, has } from './digits.js';
import { Drawing } from './drawing.js';
import { boardWords, cellLabel, rulesOfBoard } from './label.js';
import { notePlace } from './measures.js';

/** @typedef {import('../game/game.js').Game} Game */
/**
 * @typedef {{
 *   settings: import('../storage/settings.js').Settings, symbols: import('../symbols.js').Symbols,
 *   t: import('../i18n/i18n.js').Translate, picture: import('../hints/picture.js').Picture|null,
 *   ghosts?: Record<number, number>, ground?: (cell: number) => string,
 *   naming?: boolean, layer?: import('./drawing.js').Layer|null, blocks?: number[], plain?: boolean,
 * }} View
 */

export class PencilBoard extends HTMLElement {
  /** @type {Game|null} */
  game = null;
  /** @type {View|null} */
  view = null;
  /** @type {HTMLElement[]} */
  cells = [];
  /** @type {Drawing|null} */
  #drawing = null;
  /** @type {HTMLElement|null} */
  #grid = null;
  /** @type {string[]} */
  #labels = [];
  /** What all labels depend on. */
  #words = '';
  #frame = 0;
  #built = '';
  /** The extra houses that are drawn: the engine may tell of them later. @type {import('./geometry.js').House[]|null} */
  #extra = null;
  /** So for rules beyond houses. @type {import('./rule-layer.js').Rules|null} */
  #rules = null;
  #update = () => this.update();
  #select = (/** @type {Event} */ event) => {
    this.update();
    if (/** @type {CustomEvent} */ (event).detail?.focus) this.#moveFocus();
  };
  /** How wide it is on the screen; asking for it in each frame would lay out the page anew. */
  #width = 0;
  #resize = new ResizeObserver(() => {
    this.#width = this.getBoundingClientRect().width;
    this.update();
  });

  connectedCallback() {
    this.#resize.observe(this);
  }

  /** Shows a game. @param {Game} game @param {View} view */
  show(game, view) {
    this.#leave();
    this.game = game;
    this.view = view;
    game.addEventListener('change', this.#update);
    game.addEventListener('select', this.#select);
    this.draw();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  #leave() {
    this.game?.removeEventListener('change', this.#update);
    this.game?.removeEventListener('select', this.#select);
  }

  /** Whether only digits are shown, as at the end of a game. */
  get isBare() {
    return this.hasAttribute('data-bare');
  }

  /** How the board is drawn: small where there is little room, to the edges of a phone. @param {import('./geometry.js').Geometry} geometry */
  #manner({ grids, side }) {
    const width = this.#width ||= this.getBoundingClientRect().width;
    const edge = this.hasAttribute('data-edge') && !this.isBare;
    const names = !this.isBare && (this.view?.settings.coordinates ?? true);
    // Several grids are small as soon as each of them is.
    const several = grids.length > 0;
    return { edge, coordinates: names && !several && !edge && width >= 480, letters: names && several, small: width > 0 && (several ? (width * 9) / side : width) < 480 };
  }

  /** @param {Game} game @param {View} view */
  #build(game, view) {
    const { geometry } = game;
    const { rows: high, columns: wide } = geometry;
    const manner = this.#manner(geometry);
    const key = `${geometry.key} ${view.symbols.list} ${JSON.stringify(manner)}`;
    const { extra, rules: drawn } = geometry.facts;
    // Games on boards of one kind take turns on what is drawn.
    if (key === this.#built && extra === this.#extra && drawn === this.#rules) return;
    this.#built = key;
    this.#rules = drawn;
    this.#extra = extra;
    const hadFocus = this.contains(document.activeElement);
    this.cells = Array.from({ length: geometry.length }, (_, cell) =>
      h('div', { role: 'gridcell', class: 'cell', tabindex: -1, 'data-cell': cell }));
    this.#labels = [];
    const rows = Array.from({ length: high }, (_, row) =>
      h('div', { role: 'row', class: 'cell-row', ...(geometry.hasHoles ? { 'aria-rowindex': row + 1 } : {}) }, ...this.cells.filter((_, cell) => geometry.row(cell) === row)));
    const grid = h('div', {
      role: 'grid', class: 'cells', dir: 'ltr', 'aria-multiselectable': 'true',
      'aria-describedby': 'board-rules', ...(geometry.hasHoles ? { 'aria-rowcount': high, 'aria-colcount': wide } : {}),
    }, ...rows);
    if (geometry.hasHoles) this.cells.forEach((element, cell) => placeInRow(element, geometry.column(cell)));
    this.#grid = grid;
    this.#drawing = new Drawing(geometry, { symbols: view.symbols, ...manner });
    const { above, right, below, left } = this.#drawing.margins;
    // A frame that is higher than wide fills the height of its place.
    this.style.setProperty('--part', String(Math.min(1, wide / high)));
    grid.style.setProperty('--rows', String(high));
    grid.style.setProperty('--columns', String(wide));
    grid.style.inset = [above, right, below, left].map((part) => `${part * 100}%`).join(' ');
    this.replaceChildren(h('p', { id: 'board-rules', class: 'visually-hidden' }, rulesOfBoard(view.t, geometry)),
      h('div', { class: 'frame', dir: 'ltr' }, this.#drawing.element, grid));
    if (hadFocus) this.focusCell();
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
    this.#build(game, view);
    this.#grid?.setAttribute('aria-label', game.name || boardWords(view.t, game.geometry));
    const look = this.look(game, view);
    const words = `${view.settings.verbosity} ${game.paused} ${view.symbols.list}`;
    if (words !== this.#words) this.#labels = [];
    this.#words = words;
    this.#drawing?.update(look);
    this.cells.forEach((element, cell) => this.#describe(element, cell, look, game, view));
    this.classList.toggle('paused', game.paused);
  }

  /** What the board looks like now. @param {Game} game @param {View} view @returns {import('./drawing.js').Look} */
  look(game, view) {
    const { position, geometry } = game;
    const { settings, picture } = view;
    const wrong = settings.conflicts === 'off' ? new Set(/** @type {number[]} */ ([])) : conflicts(position);
    if (settings.conflicts !== 'off') for (const cell of game.brokenCells) wrong.add(cell);
    if (settings.conflicts === 'solution') for (const cell of game.mistakes) wrong.add(cell);
    for (const cell of picture?.wrong ?? []) wrong.add(cell);
    const values = position.values;
    const notes = game.notes;
    const value = values[game.focus];
    const single = game.selection.size === 1 && !this.isBare;
    const all = values.map((_, cell) => cell);
    return {
      values, given: position.given.map(Boolean), corner: position.corner, centre: notes,
      spread: game.autoNotes || settings.noteLayout === 'grid' || game.geometry.digits > 12,
      colours: position.colours, candidateColours: position.candidateColours,
      selected: this.isBare ? new Set() : game.selection,
      peers: settings.houses && single && !game.filter ? new Set(geometry.peers[game.focus]) : new Set(),
      same: settings.sameDigit && single && value ? new Set(all.filter((cell) => values[cell] === value)) : new Set(),
      filtered: game.filter || game.filterPairs ? new Set(all.filter((cell) => isFiltered(game, values[cell], notes[cell] | position.corner[cell]))) : new Set(),
      conflicts: wrong, picture, names: settings.coordinates && !this.isBare && view.naming === true, ghosts: view.ghosts ?? {}, blank: game.paused, ground: view.ground, layer: view.layer, blocks: view.blocks, plain: view.plain,
    };
  }

  /** @param {HTMLElement} element @param {number} cell @param {import('./drawing.js').Look} look @param {Game} game @param {View} view */
  #describe(element, cell, look, game, view) {
    const given = look.given?.[cell] === true && look.values[cell] > 0;
    const invalid = look.conflicts?.has(cell) === true && look.values[cell] > 0;
    const selected = game.selection.has(cell);
    const others = invalid ? game.geometry.peers[cell].filter((peer) => look.values[peer] === look.values[cell]) : [];
    const notes = [];
    for (const { key: word, digits } of view.picture?.wordsOf(cell) ?? []) notes.push(view.t(word, { digits: view.symbols.text(digits) }));
    if (look.filtered?.has(cell)) notes.push(view.t('cell.filtered'));
    const key = `${look.values[cell]} ${given} ${invalid} ${others} ${selected} ${game.focus === cell} ${game.geometry.gridsOf(cell).length > 1 ? game.grid : ''} ${game.design} ${look.corner?.[cell]} ${look.centre?.[cell]} ${look.colours?.[cell]} ${notes}`;
    if (this.#labels[cell] === key) return;
    this.#labels[cell] = key;
    const label = game.paused ? view.t('cell.covered') : cellLabel({
      geometry: game.geometry, cell, value: look.values[cell], given, corner: look.corner?.[cell] ?? 0,
      centre: look.centre?.[cell] ?? 0, colours: look.colours?.[cell] ?? 0, invalid, others, notes,
      symbols: view.symbols, verbosity: view.settings.verbosity, isDesign: game.design, grid: game.grid, t: view.t,
    });
    element.tabIndex = cell === game.focus ? 0 : -1;
    element.dataset.value = look.values[cell] ? view.symbols.of(look.values[cell]) : '';
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-selected', String(selected));
    element.setAttribute('aria-readonly', String(given && !game.design));
    if (invalid) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
  }

  /** Moves the focus to the cell that has it in the game, if it is on the board at all. */
  #moveFocus() {
    const { game } = this;
    if (!game) return;
    const [stop] = this.querySelectorAll('.cells [tabindex="0"]');
    if (stop) /** @type {HTMLElement} */ (stop).tabIndex = -1;
    if (this.cells[game.focus]) this.cells[game.focus].tabIndex = 0;
    if (this.contains(document.activeElement)) this.focusCell();
  }

  focusCell() {
    this.cells[this.game?.focus ?? 0]?.focus({ preventScroll: true });
  }

  /** The cell, the candidate under a point, and the one that is nearest to it. @param {number} x @param {number} y */
  at(x, y) {
    const { game } = this;
    const box = this.querySelector('.cells')?.getBoundingClientRect();
    if (!game || !box) return null;
    const { rows, columns } = game.geometry;
    const [column, row] = [((x - box.left) / box.width) * columns, ((y - box.top) / box.height) * rows];
    const cell = game.geometry.cell(Math.floor(row), Math.floor(column));
    if (cell === undefined) return null;
    const [left, top] = [(column % 1) * 100, (row % 1) * 100];
    return { cell, digit: candidateAt(game, cell, left, top, 20), nearest: candidateAt(game, cell, left, top, 200) };
  }

  /** Lights cells up for a moment, as after undo. @param {number[]} cells */
  flash(cells) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const cell of new Set(cells)) {
      this.cells[cell]?.animate([{ backgroundColor: 'var(--same)' }, { backgroundColor: 'transparent' }], { duration: 500 });
    }
  }
}

/** The note nearest to a point of a cell; 0 where none is so near. @param {Game} game @param {number} cell @param {number} x @param {number} y @param {number} within */
function candidateAt(game, cell, x, y, within) {
  let found = 0;
  let least = within ** 2;
  for (const digit of digitsOf(game.notes[cell] | game.position.corner[cell])) {
    const place = notePlace(game.geometry.digits, digit);
    const far = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (far < least) [found, least] = [digit, far];
  }
  return found;
}

/** @param {Game} game @param {number} value @param {number} notes */
function isFiltered(game, value, notes) {
  const digits = digitsOf(notes);
  if (game.filterPairs && !value && digits.length === 2) return true;
  return value ? has(game.filter, value) : (notes & game.filter) !== 0;
}

/** Holes are left out: a cell stands in its column, and says in which one. @param {HTMLElement} element @param {number} column */
function placeInRow(element, column) {
  element.style.gridColumn = String(column + 1);
  element.setAttribute('aria-colindex', String(column + 1));
}

customElements.define('pencil-board', PencilBoard);
