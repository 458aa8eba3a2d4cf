/** What Sudoku is, in three pictures: for who has not finished a game yet. */
import { h, svg } from '../ui/dom.js';

/** @typedef {{name: string, lit: (cell: number) => boolean, digits: string, own: number}} Picture */

/** Cells of a block in reading order, empty ones as dots; `own` is the cell of the player's digit. @type {Picture[]} */
const PICTURES = [
  { name: 'row', lit: (cell) => cell > 2 && cell < 6, digits: '...729...', own: 4 },
  { name: 'column', lit: (cell) => cell % 3 === 1, digits: '.4..2..6.', own: 4 },
  { name: 'block', lit: () => true, digits: '341725896', own: 4 },
];

/** @param {import('../app.js').App} app */
export const rulesCard = ({ t }) => h('section', { class: 'card rules-intro', 'aria-labelledby': 'rules-title' },
  h('div', { class: 'rules-head' },
    h('div', null, h('p', { class: 'quiet-text' }, t('home.rules.new')), h('h2', { class: 'lead', id: 'rules-title' }, t('home.rules.title'))),
    h('a', { class: 'button secondary', href: '#learn' }, t('home.rules.learn'))),
  h('ul', { class: 'rules-pictures' }, ...PICTURES.map((picture) => h('li', null,
    h('span', { class: 'rules-picture' }, draw(picture)),
    h('p', null, h('b', null, t(`home.rules.${picture.name}`)), t('home.rules.digits'))))));

/** @param {Picture} picture */
function draw({ name, lit, digits, own }) {
  const size = 98 / 3;
  const cells = Array.from({ length: 9 }, (_, cell) => cell);
  /** @param {number} at */
  const place = (at) => 1 + at * size;
  const clip = `rules-${name}`;
  return svg('svg', { class: 'thumb', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('clipPath', { id: clip }, svg('rect', { x: 1, y: 1, width: 98, height: 98, rx: 6 })),
    svg('g', { 'clip-path': `url(#${clip})` }, svg('rect', { class: 'paper', width: 100, height: 100 }),
      ...cells.filter(lit).map((cell) => svg('rect', { class: 'lit', x: place(cell % 3), y: place(Math.floor(cell / 3)), width: size + 0.2, height: size + 0.2 })),
      svg('path', { class: 'grid-line', d: `M${place(1)} 1V99M${place(2)} 1V99M1 ${place(1)}H99M1 ${place(2)}H99` })),
    svg('rect', { class: 'rules-frame', x: 1, y: 1, width: 98, height: 98, rx: 6 }),
    ...cells.filter((cell) => digits[cell] !== '.').map((cell) => svg('text', {
      class: cell === own ? 'own' : 'given', x: place(cell % 3) + size / 2, y: place(Math.floor(cell / 3)) + size / 2 + 0.7, 'font-size': 19,
    }, digits[cell])));
}
