/**
 * A board as a drawing: pure looks in, SVG out. The live board, thumbnails, previews and the pictures
 * of techniques are all drawn here.
 *
 * One cell has 100 units. Fills lie under lines, digits over lines. Only what looks different from
 * the last time is drawn again.
 */
import { svg } from '../ui/dom.js';
import { digitsOf } from './digits.js';
import { hintOver, hintUnder, tags } from './hint-layer.js';
import { gridLetters, innerCoordinates } from './inner-coordinates.js';
import { besideSum, noteSize, notePlace, placesAround, weightsOf } from './measures.js';
import { extras, frames, lines, outline } from './outlines.js';
import { roomAround, ruleShapes, sumCells } from './rule-layer.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../hints/picture.js').Picture} Picture */

/**
 * What a board looks like. Lists have an entry for each cell; what is left out is not drawn.
 * @typedef {object} Look
 * @property {number[]} values digits, 0 where there is none
 * @property {boolean[]} [given] which of them are givens; all where it is left out
 * @property {number[]} [corner] sets of corner notes
 * @property {number[]} [centre] sets of centre notes
 * @property {boolean} [spread] centre notes stand each in its place, as candidates do
 * @property {number[]} [colours] sets of cell colours
 * @property {Map<number, number>} [candidateColours] by `cell * 32 + digit`
 * @property {Set<number>} [selected]
 * @property {Set<number>} [peers]
 * @property {Set<number>} [same] cells with the digit that is looked at
 * @property {Set<number>} [conflicts] cells that break a rule
 * @property {Set<number>} [filtered] cells that the filter lifts out
 * @property {Picture|null} [picture] of a hint
 * @property {boolean} [names] words name cells: numbers of rows and columns are shown, inside where there is no room beside the board
 * @property {Record<number, number>} [ghosts] digits that are shown faintly
 * @property {boolean} [blank] nothing but the frame, as while the game is paused
 * @property {boolean} [plain] without the fills of the selection and what belongs to it; the ring stays
 * @property {Layer|null} [layer] what a view draws of its own
 * @property {number[]} [blocks] the blocks to draw lines between, where they are being painted
 * @property {((cell: number) => string)} [ground] a fill of its own for a cell, as the region of a jigsaw in the making
 */

/**
 * What a view draws of its own on a board, under the lines and over the digits. Another object is drawn anew.
 * @typedef {{under: SVGElement[], over: SVGElement[]}} Layer
 */

/**
 * @typedef {object} Options
 * @property {import('../symbols.js').Symbols} symbols
 * @property {boolean} [coordinates] numbers of rows and columns
 * @property {boolean} [letters] of the grids, beside them
 * @property {boolean} [edge] without rounded corners, as where the board fills the width
 * @property {boolean} [small] fewer than 480 pixels: notes are larger
 */

/** Patterns of the nine cell colours, for who does not see colours. */
const PATTERNS = ['', 'M0 50H100', 'M50 0V100', 'M0 0L100 100', 'M0 100L100 0', 'M0 33H100M0 66H100', 'M33 0V100M66 0V100', 'M0 50H100M50 0V100', 'M0 0L100 100M0 100L100 0'];

/** How much room letters of grids need outside a board. */
const BESIDE = 72;

/** Up to so many digits each note is a text by itself. */
const ALONE = 9;

/** The letter of a cell colour, from 1. @param {number} colour */
export const colourLetter = (colour) => 'ABCDEFGHI'[colour - 1] ?? String(colour);

/** The pattern of a cell colour, from 1. @param {number} colour */
export const colourPattern = (colour) => PATTERNS[colour - 1] ?? '';

export class Drawing {
  /** @param {Geometry} geometry @param {Options} options */
  constructor(geometry, options) {
    this.geometry = geometry;
    this.options = options;
    const { digits } = geometry;
    const { coordinates = false, edge = false, letters = false } = options;
    this.weights = weightsOf(geometry);
    const { frame, gutter } = this.weights;
    const [width, height] = [geometry.columns * 100, geometry.rows * 100];
    const { rules } = geometry.facts;
    const room = roomAround(rules);
    const named = letters ? gridLetters(geometry, !edge) : [];
    const around = edge ? 0 : named.some(({ isOutside }) => isOutside) ? BESIDE : frame;
    const margin = (coordinates ? gutter : around) + room.before * 100;
    const trailing = around + room.behind * 100;
    const [wide, high] = [width, height].map((length) => length + margin + trailing);
    /** How much of the drawing is not cells, as parts of its height and its width. */
    this.margins = { above: margin / high, below: trailing / high, left: margin / wide, right: trailing / wide };
    this.ground = svg('g', { class: 'ground' });
    this.under = svg('g', { class: 'hint-under' });
    this.rings = svg('g', { class: 'rings' });
    this.digits = svg('g', { class: 'digits' });
    this.over = svg('g', { class: 'hint-over' });
    this.coordinates = svg('g', { class: 'coordinates' });
    this.inner = svg('g', { class: 'inner-coordinates' });
    this.lines = svg('g', { class: 'lines' });
    this.rulesUnder = svg('g', { class: 'rules-under' }, ...ruleShapes(rules, 'below'));
    this.rulesOver = svg('g', { class: 'rules-over' }, ...ruleShapes(rules, 'above'));
    /** Cells with a number in their corner, for which notes make room. */
    this.sums = sumCells(rules, geometry);
    this.layerUnder = svg('g', { class: 'layer-under' });
    this.layerOver = svg('g', { class: 'layer-over' });
    const radius = geometry.grids.length ? 12 : edge ? 0 : 12 * (geometry.side / 9);
    const clip = `board-clip-${(Drawing.count += 1)}`;
    this.element = /** @type {SVGSVGElement} */ (svg('svg', {
      class: edge ? 'drawing edge' : 'drawing', viewBox: `${-margin} ${-margin} ${wide} ${high}`,
      'aria-hidden': 'true', focusable: 'false',
    },
    svg('clipPath', { id: clip }, ...frames(geometry, {}, radius)),
    this.coordinates,
    svg('g', { 'clip-path': `url(#${clip})` },
      svg('rect', { class: 'paper', width, height }), this.ground, extras(geometry), this.rulesUnder, this.layerUnder, this.under, this.lines),
    // Clues stand outside the board, too.
    this.rulesOver,
    svg('g', { 'clip-path': `url(#${clip})` }, this.rings, this.inner, this.digits, this.layerOver, this.over),
    ...(edge && !geometry.hasHoles && !geometry.grids.length ? [svg('path', { class: 'block-line', 'stroke-width': frame, d: `M0 ${frame / 2}H${width}M0 ${height - frame / 2}H${width}` })]
      : frames(geometry, { class: 'block-line', 'stroke-width': frame }, radius)),
    ...(named.length ? [svg('g', { class: 'grid-letters' }, ...named.map(({ x, y, text: letter }) => text(letter, x, y, 'grid-letter')))] : [])));
    if (wide !== high) this.element.style.aspectRatio = `${wide} / ${high}`;
    this.element.style.setProperty('--note-size', `${noteSize(digits, options.small ?? false, geometry.grids.length > 0)}px`);
    this.element.style.setProperty('--digit', `${this.weights.digit}px`);
    this.lines.append(...lines(geometry, this.weights));
    /** What each cell shows: its digits, and what lies below them. @type {string[]} */
    this.keys = [];
    /** @type {string[]} */
    this.grounds = [];
    /** @type {(SVGElement|undefined)[][]} what stands for each cell: its ground and its digits */
    this.parts = Array.from({ length: geometry.length }, () => [undefined, undefined]);
    /** @type {Picture|null|undefined} */
    this.lastPicture = undefined;
    this.lastNames = '';
    /** @type {Layer|null} */
    this.lastLayer = null;
    this.drawnBlocks = geometry.blocks;
    this.lastRing = '';
    if (coordinates) this.coordinates.append(...tags(geometry, null, this.weights));
  }

  static count = 0;

  /** @param {Look} look */
  update(look) {
    const { geometry } = this;
    this.element.classList.toggle('blank', look.blank === true);
    const picture = look.picture ?? null;
    for (let cell = 0; cell < geometry.length; cell += 1) this.#cell(cell, look, picture);
    this.#ring(look, picture);
    this.#layer(look);
    this.#names(look, picture);
    if (picture !== this.lastPicture) {
      this.lastPicture = picture;
      this.under.replaceChildren(...(picture ? hintUnder(geometry, picture) : []));
      this.over.replaceChildren(...(picture ? hintOver(geometry, picture, this.options) : []));
      if (this.options.coordinates) this.coordinates.replaceChildren(...tags(geometry, picture, this.weights));
    }
    return this;
  }

  /** @param {number} cell @param {Look} look @param {Picture|null} picture */
  #cell(cell, look, picture) {
    const open = picture !== null && picture.isOpen;
    const value = look.values[cell];
    const ghost = value ? 0 : look.ghosts?.[cell] ?? 0;
    const fill = fillOf(cell, look, open || look.plain === true, picture?.dims ?? false);
    const dim = picture?.isDimmed(cell, value) ?? false;
    const colours = look.colours?.[cell] ?? 0;
    const shows = !value && !ghost && !(picture?.hidesNotes ?? false);
    const corner = shows ? look.corner?.[cell] ?? 0 : 0;
    const centre = shows ? look.centre?.[cell] ?? 0 : 0;
    const own = look.ground?.(cell) ?? '';
    /** @type {string[]} */
    const marked = [];
    if (look.candidateColours?.size) {
      for (const digit of digitsOf(corner | centre)) {
        const colour = look.candidateColours.get(cell * 32 + digit);
        if (colour) marked.push(`${digit}:${colour}`);
      }
    }
    const given = look.given?.[cell] ?? true;
    const bad = look.conflicts?.has(cell) ?? false;
    const [x, y] = [geometryX(this.geometry, cell), geometryY(this.geometry, cell)];
    // Where the selection goes, digits stay.
    const below = `${fill} ${colours} ${own}`;
    if (this.grounds[cell] !== below) {
      this.grounds[cell] = below;
      this.#put(cell, 0, this.ground, ground(x, y, fill, colours, own));
    }
    const key = `${value} ${ghost} ${given} ${dim} ${colours > 0} ${corner} ${centre} ${look.spread} ${bad} ${marked}`;
    if (this.keys[cell] === key) return;
    this.keys[cell] = key;
    this.#put(cell, 1, this.digits, this.#content({ x, y, hasSum: this.sums.has(cell), value, ghost, given, bad, dim, corner, centre, spread: look.spread === true, coloured: colours > 0, marked, hasTriangle: bad && !given }));
  }

  /** Numbers of rows and columns, where there are none beside the board. @param {Look} look @param {Picture|null} picture */
  #names({ names, values, corner, centre, spread }, picture) {
    const { geometry, options: { coordinates, small = false }, weights: { coordinate } } = this;
    const notesIn = (/** @type {number} */ cell) => (values[cell] || picture?.hidesNotes ? 0 : (corner?.[cell] ?? 0) | (spread ? centre?.[cell] ?? 0 : 0));
    const shown = names && !coordinates ? innerCoordinates(geometry, picture, notesIn, { size: Math.min(24, coordinate * 1.3), small }) : [];
    const key = JSON.stringify(shown);
    if (key === this.lastNames) return;
    this.lastNames = key;
    this.inner.replaceChildren(...shown.map(({ x, y, size, text: number }) => text(number, x, y, 'inner-coordinate', { 'font-size': size })));
  }

  /** @param {Look} look */
  #layer({ layer = null, blocks = this.geometry.blocks }) {
    if (layer !== this.lastLayer) {
      this.lastLayer = layer;
      this.layerUnder.replaceChildren(...layer?.under ?? []);
      this.layerOver.replaceChildren(...layer?.over ?? []);
    }
    if (blocks !== this.drawnBlocks) {
      this.drawnBlocks = blocks;
      this.lines.replaceChildren(...lines(this.geometry, this.weights, blocks));
    }
  }

  /** @param {number} cell @param {0|1} which @param {SVGElement} layer @param {SVGElement|undefined} element */
  #put(cell, which, layer, element) {
    const old = this.parts[cell][which];
    if (old && element) old.replaceWith(element);
    else if (old) old.remove();
    else if (element) layer.append(element);
    this.parts[cell][which] = element;
  }

  /** @param {{x: number, y: number, hasSum: boolean, value: number, ghost: number, given: boolean, bad: boolean, dim: boolean, corner: number, centre: number, spread: boolean, coloured: boolean, marked: string[], hasTriangle: boolean}} what */
  #content({ x, y, hasSum, value, ghost, given, bad, dim, corner, centre, spread, coloured, marked, hasTriangle }) {
    const { symbols } = this.options;
    const { digits: all } = this.geometry;
    const parts = [];
    if (value || ghost) {
      const symbol = symbols.of(value || ghost);
      const kind = ghost && !value ? 'ghost' : given ? 'given' : 'own';
      const size = symbol.length > 1 ? { 'font-size': this.weights.digit * (symbol.length > 2 ? 0.55 : 0.75) } : {};
      parts.push(text(symbol, x + 50, y + 51, `${kind}${bad ? ' bad' : ''}${dim ? ' dim' : ''}`, size));
      if (hasTriangle) parts.push(svg('path', { class: 'triangle', d: `M${x + 80} ${y + 9}l11 19h-22z` }));
    } else {
      const colourOf = new Map(marked.map((one) => /** @type {[number, number]} */ (one.split(':').map(Number))));
      /** @param {number} set @param {string} kind */
      const spreadOut = (set, kind) => {
        const digits = digitsOf(set);
        // Hundreds of cells with dozens of notes: one text for all of them.
        if (all > ALONE && (spread || !centre) && !marked.length && digits.every((digit) => symbols.of(digit).length === 1)) {
          if (!digits.length) return;
          const places = digits.map((digit) => (hasSum ? besideSum(notePlace(all, digit), false) : notePlace(all, digit)));
          parts.push(text(symbols.text(digits), places.map((place) => x + place.x).join(' '), places.map((place) => y + place.y + 1).join(' '), kind));
          return;
        }
        // Centre notes have the middle of the cell for themselves.
        const above = centre && !spread ? placesAround(digits.length) : [];
        digits.forEach((digit, index) => {
          const free = above[index] ?? notePlace(all, digit);
          const place = hasSum ? besideSum(free, above.length > 0) : free;
          const colour = colourOf.get(digit);
          if (colour) parts.push(svg('circle', { class: `candidate-colour c${colour}`, cx: x + place.x, cy: y + place.y, r: 50 / Math.ceil(Math.sqrt(all)) - 2 }));
          const crowded = above.length > 6 ? { style: { 'font-size': `${96 / Math.ceil(above.length / 2)}px` } } : {};
          parts.push(text(symbols.of(digit), x + place.x, y + place.y + 1, kind + (colour ? ' on-colour' : ''), crowded));
        });
      };
      spreadOut(corner & ~(spread ? centre : 0), 'note');
      if (spread) spreadOut(centre, 'note');
      else if (centre) parts.push(centreNotes(symbols.text(digitsOf(centre)), x, y, this.options.small ?? false));
    }
    return parts.length ? svg('g', coloured ? { class: 'on-colour' } : {}, ...parts) : undefined;
  }

  /** The ring around what is selected: one around all of it. @param {Look} look @param {Picture|null} picture */
  #ring(look, picture) {
    const cells = picture?.isOpen ? [] : [...look.selected ?? []].sort((a, b) => a - b);
    const key = cells.join(' ');
    if (key === this.lastRing) return;
    this.lastRing = key;
    const { ring } = this.weights;
    this.rings.replaceChildren(...(cells.length
      ? [svg('path', { class: 'ring', 'stroke-width': ring, d: outline(this.geometry, cells, ring * 0.7) })] : []));
  }
}

/** @param {Geometry} geometry @param {number} cell */
const geometryX = (geometry, cell) => geometry.column(cell) * 100;
/** @param {Geometry} geometry @param {number} cell */
const geometryY = (geometry, cell) => geometry.row(cell) * 100;

/** The most telling fill of a cell; an open hint hides what belongs to the selection, and dimmed digits leave no room for equal ones. @param {number} cell @param {Look} look @param {boolean} open @param {boolean} dims */
function fillOf(cell, look, open, dims) {
  if (look.conflicts?.has(cell)) return 'conflict';
  if (!open) {
    if (look.selected?.has(cell)) return 'selected';
    if (!dims && look.same?.has(cell)) return 'same';
    if (look.filtered?.has(cell)) return 'filtered';
    if (!dims && look.peers?.has(cell)) return 'peer';
  }
  return '';
}

/** @param {number} x @param {number} y @param {string} fill @param {number} colours @param {string} own */
function ground(x, y, fill, colours, own) {
  if (!fill && !colours && !own) return undefined;
  const parts = [];
  if (own) parts.push(svg('rect', { x, y, width: 100, height: 100, style: { fill: own } }));
  const list = digitsOf(colours);
  list.forEach((colour, index) => {
    const width = 100 / list.length;
    const left = x + index * width;
    parts.push(svg('rect', { class: `c${colour}`, x: left, y, width, height: 100 }));
    if (list.length === 1) parts.push(svg('path', { class: 'pattern', d: colourPattern(colour), transform: `translate(${x} ${y})` }));
    parts.push(text(colourLetter(colour), left + width - 9, y + 12, 'letter'));
  });
  // Colours stay to be seen: what is selected has its ring.
  if (fill && !(colours && fill !== 'conflict')) parts.push(svg('rect', { class: fill, x, y, width: 100, height: 100 }));
  return svg('g', {}, ...parts);
}

/** Centre notes on one line, shrunk to fit from five digits on. @param {string} notes @param {number} x @param {number} y @param {boolean} small */
function centreNotes(notes, x, y, small) {
  const size = Math.min(small ? 29 : 25, 130 / notes.length);
  return text(notes, x + 50, y + 51, 'centre', { 'font-size': size });
}

/** @param {string} content @param {number|string} x @param {number|string} y for all of it, or of each sign @param {string} kind @param {Record<string, any>} [more] */
export const text = (content, x, y, kind, more = {}) => svg('text', { x, y, class: kind, ...more }, content);

/** A board as it is, once. @param {Geometry} geometry @param {Look} look @param {Options} options */
export const draw = (geometry, look, options) => new Drawing(geometry, options).update(look).element;
