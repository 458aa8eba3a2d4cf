/** What the inspector shows while regions or extra houses are painted. */
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { regionFill } from './pictures.js';
import { gapList } from './problems.js';
import { mapText, readMap, regionLetters, shuffled, usualLetters } from './regions.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** The swatches, with how many cells each region has. @param {Workbench} bench */
export function swatches(bench) {
  const { t, gaps, geometry } = bench;
  const { side } = geometry;
  const buttons = regionLetters(side).map((letter, at) => {
    const count = bench.draft ? bench.draft.filter((one) => one === letter).length : gaps.counts.get(letter) ?? 0;
    const swatch = h('span', { class: 'region-swatch' }, letter);
    swatch.style.background = regionFill(at);
    return h('button', {
      type: 'button', 'aria-pressed': String(bench.pen === letter), 'data-key': `pen-${letter}`,
      onclick: () => {
        bench.setPen(letter);
        bench.desk.focus();
      },
    }, h('span', { class: 'visually-hidden' }, t('regions.region')), swatch, h('span', { class: count === side ? '' : 'short' }, t('regions.count', { count, side })));
  });
  return h('div', { class: 'swatches', role: 'group', 'aria-label': t('regions.paint') }, ...buttons);
}

/** @param {Workbench} bench */
export function makeRegionPanel(bench) {
  const { t } = bench;
  const told = h('p', { class: 'field-error', role: 'status' });
  const map = h('textarea', { class: 'map', spellcheck: 'false', id: 'region-map', 'data-key': 'map', oninput: () => readTyped() });
  const label = h('span', null);
  const field = h('label', { class: 'field map-field', hidden: true }, label, map, told);
  const readTyped = () => {
    if (!map.value.trim()) {
      told.textContent = '';
      return;
    }
    const read = readMap(map.value, bench.geometry.side);
    told.textContent = 'letters' in read ? '' : t(read.key, read.values);
    if ('letters' in read) bench.setLetters(read.letters);
  };
  const openMap = () => {
    field.hidden = !field.hidden;
    if (field.hidden) return;
    map.value = mapText(bench.letters, bench.geometry.side);
    map.rows = Math.min(bench.geometry.side + 1, 14);
    label.textContent = t('regions.map', { side: bench.geometry.side });
    map.focus();
  };
  /** @param {string} key @param {() => string[]} letters */
  const start = (key, letters) => textButton(t(key), () => {
    bench.setLetters(letters());
    bench.desk.focus();
  }, { class: 'size', 'data-key': key });
  const full = () => (bench.gaps.isReady ? bench.letters : usualLetters(bench.geometry.side));
  return {
    field,
    nodes: () => [
      h('section', { class: 'paint' }, h('header', null, h('h3', null, t('regions.paint')), h('span', { class: 'quiet-text' }, t('regions.press', { last: regionLetters(bench.geometry.side).at(-1) ?? 'I' }))), swatches(bench)),
      gapList(bench),
      h('section', { class: 'starts' }, h('h3', null, t('regions.start')), h('div', { class: 'sizes' },
        start('regions.usual', () => usualLetters(bench.geometry.side)),
        start('regions.random', () => shuffled(full(), bench.geometry.side, false)),
        start('regions.symmetric', () => shuffled(usualLetters(bench.geometry.side), bench.geometry.side, true)),
        textButton(t('regions.paste'), openMap, { class: 'size', 'data-key': 'paste', 'aria-expanded': String(!field.hidden) }))),
    ],
  };
}

/** Extra houses: which one is painted, and how many cells it has. @param {Workbench} bench */
export function houseNodes(bench) {
  const { t, houses, geometry, desk } = bench;
  const list = houses.map(({ name, cells }, at) => {
    const swatch = h('span', { class: 'region-swatch', 'aria-hidden': 'true' }, at + 1);
    swatch.style.background = regionFill(at);
    return h('li', null,
      h('button', {
        type: 'button', 'aria-pressed': String(bench.house === at), 'data-key': `pick-house-${at}`, class: 'pick',
        onclick: () => {
          bench.house = at;
          bench.draw();
          desk.focus();
        },
      }, swatch, h('span', null, name), h('span', { class: cells.length === geometry.digits ? '' : 'short' }, t('regions.count', { count: cells.length, side: geometry.digits }))),
      textButton(t('make.remove'), () => bench.removeHouse(at), { kind: 'quiet', class: 'link-button', 'data-key': `remove-house-${at}`, 'aria-label': `${t('make.remove')}: ${name}` }));
  });
  return [
    h('section', { class: 'paint houses' }, h('header', null, h('h3', null, t('houses.title'))), h('ul', null, ...list),
      textButton(t('houses.add'), () => bench.addHouse(), { 'data-key': 'add-house' })),
    h('p', { class: 'quiet-text' }, t('houses.about', { side: geometry.digits })),
  ];
}
