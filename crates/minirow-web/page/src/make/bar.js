/** The bar over the board: undo, redo, the symmetry of the pen, and what the tool in hand expects. */
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { openSymmetry } from './symmetry-menu.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {Workbench} bench */
export function makeBar(bench) {
  const { t, desk } = bench;
  const act = (/** @type {string} */ name) => () => {
    desk.run({ name });
    desk.focus();
  };
  const undo = iconButton('undo', t('key.undo'), act('undo'));
  const redo = iconButton('redo', t('key.redo'), act('redo'));
  const symmetryName = h('span');
  const symmetry = h('button', {
    type: 'button', class: 'button quiet symmetry', 'aria-haspopup': 'menu',
    onclick: () => openSymmetry(bench, symmetry),
  }, /** @type {any} */ (icon('sym', 20)), symmetryName);
  const clear = h('button', {
    type: 'button', class: 'button quiet clear', 'aria-label': t('regions.clear'), onclick: () => {
      bench.setLetters(bench.letters.map(() => ''));
      desk.focus();
    },
  }, /** @type {any} */ (icon('erase', 20)), h('span', null, t('regions.clear')));
  const expects = h('p', { class: 'expects quiet-text' });
  const value = h('span', { class: 'value-field', 'aria-hidden': 'true' });
  const print = iconButton('print', t('menu.print'), () => bench.app.openDialog('print', { games: [bench.game] }), { class: 'print' });
  const element = h('div', { class: 'board-bar' }, undo, redo, symmetry, clear, expects, value, print);
  return {
    element,
    draw() {
      const { history } = bench.game;
      undo.disabled = !history.canUndo;
      redo.disabled = !history.canRedo;
      symmetryName.textContent = t('make.pen', { symmetry: t(`symmetry.${bench.symmetry}`) });
      symmetry.hidden = bench.tool === 'regions' || bench.tool === 'houses';
      clear.hidden = bench.tool !== 'regions';
      expects.textContent = expectation(bench);
      value.textContent = desk.symbols.of(bench.game.position.given[bench.game.focus]);
    },
  };
}

/** @param {Workbench} bench */
function expectation({ tool, panel, compared, t, pending }) {
  if (tool !== 'givens') return t(`expects.${tool}`);
  if (panel === 'several' && compared) return t('expects.compared');
  if (panel === 'several' || panel === 'possible') return t('expects.possible');
  if (panel === 'redundant') return t('expects.redundant');
  if (panel === 'broken') return t('expects.broken');
  return pending.length ? t('expects.pending') : t('expects.givens');
}
