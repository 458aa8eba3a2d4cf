/** What one cell shows: a digit, or marks, with its colours. Drawn anew only when something changed. */
import { digitsOf, has } from './digits.js';
import { h } from '../dom.js';

/**
 * @typedef {{
 *   value: number, given: boolean, corner: number, centre: number, colours: number,
 *   candidateColours: number[], grid: boolean, marks: Map<number, string>, invalid: boolean,
 *   same: boolean, peer: boolean, selected: boolean, filter: string, hint: string, ghost: number,
 * }} Look
 */

/** @param {HTMLElement} element @param {Look} look @param {import('../symbols.js').Symbols} symbols */
export function drawCell(element, look, symbols) {
  element.className = [
    'cell', look.given && 'given', look.invalid && 'invalid', look.same && 'same', look.peer && 'peer',
    look.selected && 'selected', look.filter, look.hint,
  ].filter(Boolean).join(' ');
  const colours = digitsOf(look.colours);
  element.style.backgroundImage = colours.length ? slices(colours) : '';
  element.replaceChildren(...content(look, symbols));
}

/** @param {number[]} colours */
function slices(colours) {
  if (colours.length === 1) return `linear-gradient(var(--colour-${colours[0]}), var(--colour-${colours[0]}))`;
  const part = 360 / colours.length;
  const stops = colours.map((colour, at) => `var(--colour-${colour}) ${at * part}deg ${(at + 1) * part}deg`);
  return `conic-gradient(from 20deg, ${stops.join(', ')})`;
}

/** @param {Look} look @param {import('../symbols.js').Symbols} symbols @returns {Node[]} */
function content(look, symbols) {
  if (look.value) {
    const text = symbols.of(look.value);
    return [h('span', { class: `value${long(text)}` }, text)];
  }
  const parts = [];
  if (look.ghost) parts.push(h('span', { class: `value ghost${long(symbols.of(look.ghost))}` }, symbols.of(look.ghost)));
  // Where notes stand each in its place, those that are corner marks too stand out among them.
  const together = look.grid && look.centre !== 0;
  if (look.corner && !together) {
    const digits = digitsOf(look.corner);
    parts.push(h('span', { class: 'corner', 'data-many': digits.length > 4 },
      ...digits.map((digit) => candidate(digit, symbols, look))));
  }
  if (look.centre && look.grid) {
    // In a grid each digit has its place; digits that are not there leave theirs empty.
    const grid = h('span', { class: 'notes' });
    for (const digit of digitsOf(look.centre)) {
      const mark = candidate(digit, symbols, look);
      if (has(look.corner, digit)) mark.classList.add('cornered');
      const across = Math.ceil(Math.sqrt(symbols.side));
      mark.style.gridColumn = String(((digit - 1) % across) + 1);
      mark.style.gridRow = String(Math.floor((digit - 1) / across) + 1);
      grid.append(mark);
    }
    parts.push(grid);
  } else if (look.centre) {
    const digits = digitsOf(look.centre);
    parts.push(h('span', { class: 'centre', 'data-many': digits.length > 5 },
      ...digits.map((digit) => candidate(digit, symbols, look))));
  }
  return parts;
}

/** @param {string} text */
const long = (text) => ([...text].length > 2 ? ' long' : [...text].length > 1 ? ' two' : '');

/** @param {number} digit @param {import('../symbols.js').Symbols} symbols @param {Look} look */
function candidate(digit, symbols, look) {
  const colour = look.candidateColours[digit];
  const mark = h('span', {
    // Marks are drawn by the style sheet: the label says them in words, and in an order of its own.
    class: ['mark', look.marks.get(digit), colour && 'coloured'].filter(Boolean).join(' '), 'data-digit': digit, 'data-text': symbols.of(digit),
  });
  if (colour) mark.style.backgroundColor = `var(--colour-${colour})`;
  return mark;
}

/** A text that is the same for two looks exactly where they look the same. @param {Look} look */
export function lookKey(look) {
  return [
    look.value, look.given, look.corner, look.centre, look.colours, look.candidateColours, look.grid,
    [...look.marks], look.invalid, look.same, look.peer, look.selected, look.filter, look.hint, look.ghost,
  ].join('|');
}
