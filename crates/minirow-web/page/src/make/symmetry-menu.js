/** The menu of the pen's symmetry: what it does in a line, and the present one checked. */
import { symmetriesOf } from '../game/symmetry.js';
import { openMenu } from '../shell/menu.js';

/** @param {import('./workbench.js').Workbench} bench @param {HTMLElement} anchor */
export function openSymmetry(bench, anchor) {
  const { t } = bench;
  openMenu(anchor, symmetriesOf(bench.geometry).map((name) => ({
    text: t(`symmetry.${name}`), checked: name === bench.symmetry, onclick: () => bench.setSymmetry(name),
  })), { title: t('make.penAbout'), isChoice: true });
}
