/** Keys for givens, where there is no keyboard: digits, or colours, and one that erases. */
import { colourLetter } from '../board/drawing.js';
import { COLOURS } from '../game/game.js';
import { listenToPresses } from '../input/press.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { onlyWhenChanged, redraw } from './redraw.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {Workbench} bench */
export function makeGivenPad(bench) {
  const { t, desk } = bench;
  const element = h('div', { class: 'given-pad', role: 'group', 'aria-label': t('make.pad') });
  listenToPresses(element, '.key', ({ dataset: { digit } }) => {
    desk.run(digit ? { name: 'digit', digit: Number(digit) } : { name: 'clear' });
    desk.focus();
  });
  const draw = onlyWhenChanged(() => {
    const isColour = bench.tool === 'colour';
    const { digits: all } = bench.geometry;
    element.hidden = bench.tool !== 'givens' && !isColour;
    element.dataset.columns = String(all <= 9 ? 5 : 7);
    const keys = Array.from({ length: isColour ? COLOURS : all }, (_, at) => h('button', {
      type: 'button', class: isColour ? `key colour c${at + 1}` : 'key', 'data-key': `key-${at + 1}`,
      'aria-label': isColour ? t('pad.colour', { letter: colourLetter(at + 1) }) : t('make.key', { digit: desk.symbols.of(at + 1) }),
      'data-digit': at + 1,
    }, h('b', null, isColour ? colourLetter(at + 1) : desk.symbols.of(at + 1))));
    const erase = h('button', {
      type: 'button', class: 'key erase', 'data-key': 'key-erase', 'aria-label': t('tool.erase'),
    }, /** @type {any} */ (icon('erase')));
    redraw(element, [...keys, erase], () => desk.focus());
  });
  return { element, draw: () => draw(JSON.stringify([bench.tool, bench.geometry.digits, desk.symbols.list])) };
}
