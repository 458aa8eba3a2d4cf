/** The palette: tools by group, rules of the whole board as switches, its size, and what makes puzzles. */
import { EXTRAS } from '../board/geometry.js';
import { sizeWords } from '../board/label.js';
import { segments } from '../ui/controls.js';
import { h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { openGenerate } from './generate.js';
import { redraw, onlyWhenChanged } from './redraw.js';
import { fill, minimise, numbersBecomeGivens } from './work.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** The groups of tools; on phones each is a tab. */
export const GROUPS = /** @type {const} */ (['grid', 'cells', 'board', 'puzzle']);

/** Rules that need blocks of a shape. */
const NEED_SHAPE = ['windoku', 'disjoint-groups'];

/** The tools that are things in hand: one is chosen. */
const TOOLS = /** @type {const} */ ([
  ['givens', 'given', 'grid'], ['regions', 'region', 'grid'], ['houses', 'clone', 'grid'], ['colour', 'colour', 'cells'],
]);

/** @param {Workbench} bench */
export function makePalette(bench) {
  const { t } = bench;
  const groups = Object.fromEntries(GROUPS.map((name) => [name, h('div', { class: 'tool-group', role: 'group', 'data-group': name, 'aria-labelledby': `tools-${name}` })]));
  const tabs = segments(t('make.tools'), GROUPS.map((name) => ({ value: name, text: t(`tools.${name}`) })), 'grid', (name) => {
    element.dataset.tab = name;
    bench.draw();
  });
  tabs.element.classList.add('tray-tabs');
  const element = h('aside', { class: 'tools', 'aria-label': t('make.tools'), 'data-tab': 'grid' }, tabs.element, ...Object.values(groups));

  const draw = onlyWhenChanged(() => {
    for (const name of GROUPS) {
      const content = { grid: gridTools, cells: cellTools, board: boardTools, puzzle: puzzleTools }[name](bench);
      redraw(groups[name], [h('h2', { id: `tools-${name}` }, t(`tools.${name}`)), ...content], () => bench.desk.focus());
    }
  });
  return {
    element,
    draw() {
      const { spec } = bench.geometry;
      draw(JSON.stringify([bench.tool, bench.panel, spec, bench.findings.kind, bench.findings.redundant?.length, bench.givens > 0, bench.game.position.digit.some(Boolean), bench.game.position.colours.some(Boolean), bench.game.id]));
    },
  };
}

/**
 * A tile of the palette.
 * @param {string} text @param {string} picture @param {() => void} onclick
 * @param {{key: string, chosen?: boolean, used?: boolean, disabled?: boolean}} how
 */
function tile(text, picture, onclick, { key, chosen, used = false, disabled = false }) {
  return h('button', {
    type: 'button', class: used ? 'tool in-use' : 'tool', 'data-key': key, disabled, onclick,
    'aria-pressed': chosen === undefined ? null : String(chosen),
  }, /** @type {any} */ (icon(picture)), h('span', null, text));
}

/** @param {Workbench} bench @param {'grid'|'cells'} group */
function toolTiles(bench, group) {
  const { t, geometry, game } = bench;
  const used = { givens: false, regions: geometry.isSquare && geometry.block === null, houses: bench.houses.length > 0, colour: game.position.colours.some(Boolean) };
  return TOOLS.filter(([, , where]) => where === group).map(([tool, picture]) => tile(t(`tool.${tool}`), picture, () => bench.setTool(tool), {
    key: tool, chosen: bench.tool === tool, used: used[tool], disabled: tool === 'regions' && !geometry.isSquare,
  }));
}

/** @param {Workbench} bench */
const gridTools = (bench) => [h('div', { class: 'tool-grid' }, ...toolTiles(bench, 'grid')),
  ...(bench.geometry.isSquare ? [] : [h('p', { class: 'quiet-text' }, bench.t('make.squareOnly'))])];

/** @param {Workbench} bench */
function cellTools(bench) {
  const { t } = bench;
  return [h('div', { class: 'tool-grid' }, ...toolTiles(bench, 'cells'), tile(t('tool.erase'), 'erase', () => {
    bench.desk.run({ name: 'clear' });
    bench.desk.focus();
  }, { key: 'erase' }))];
}

/** @param {Workbench} bench */
function boardTools(bench) {
  const { t, geometry } = bench;
  const { side, spec, isSquare, grids } = geometry;
  const sides = Array.from({ length: 22 }, (_, at) => String(at + 4));
  const shapes = [];
  for (let rows = 1; rows <= side; rows += 1) if (side % rows === 0) shapes.push(`${rows}x${side / rows}`);
  const shape = geometry.block ? geometry.block.join('x') : 'map';
  const switches = EXTRAS.map((name) => {
    const on = geometry.extra.includes(name);
    return h('button', {
      type: 'button', class: 'switch-row', role: 'switch', 'aria-checked': String(on), 'data-key': name,
      disabled: grids.length === 0 && (!isSquare || (NEED_SHAPE.includes(name) && !geometry.block)),
      onclick: () => bench.setExtra(name, !on),
    }, h('span', null, t(`made.rule.${name}`)), h('span', { class: 'switch', 'aria-hidden': 'true' }, h('i')));
  });
  return [
    h('div', { class: 'switches' }, ...switches),
    h('div', { class: isSquare ? 'two-fields' : '' },
      select(t('make.side'), [...(isSquare ? [] : [/** @type {[string, string]} */ (['own', sizeWords(t, geometry)])]), ...sides.map((one) => /** @type {[string, string]} */ ([one, `${one}×${one}`]))], isSquare ? String(side) : 'own', (value) => bench.startNew({ side: Number(value) }), { 'data-key': 'side' }),
      isSquare && select(t('make.blocks'), [...shapes.map((one) => /** @type {[string, string]} */ ([one, one.replace('x', '×')])), ...(shape === 'map' ? [/** @type {[string, string]} */ (['map', t('make.irregular')])] : [])], shape, (value) => {
        if (value !== 'map') bench.reshape({ ...spec, side, blocks: undefined, block: /** @type {[number, number]} */ (value.split('x').map(Number)) });
        bench.desk.focus();
      }, { 'data-key': 'blocks' })),
  ];
}

/** @param {Workbench} bench */
function puzzleTools(bench) {
  const { t, findings, panel } = bench;
  const { kind } = findings;
  const isReady = kind !== 'unfinished' && kind !== 'failed';
  return [h('div', { class: 'tool-grid' },
    tile(t('tool.generate'), 'flame', () => openGenerate(bench), { key: 'generate', disabled: !isReady }),
    tile(t('tool.fill'), 'given', () => void fill(bench), { key: 'fill', disabled: !isReady || kind === 'none' }),
    tile(t('tool.minimise'), 'trash', () => void minimise(bench), { key: 'minimise', disabled: kind !== 'unique' }),
    tile(t('tool.redundant'), 'search', () => bench.setPanel(panel === 'redundant' ? '' : 'redundant'), { key: 'redundant', chosen: panel === 'redundant', disabled: kind !== 'unique' }),
    tile(t('tool.possible'), 'notes', () => bench.setPanel(panel === 'possible' ? '' : 'possible'), { key: 'possible', chosen: panel === 'possible', disabled: kind !== 'unique' && kind !== 'several' }),
    bench.game.position.digit.some(Boolean)
      ? tile(t('tool.take'), 'digit', () => numbersBecomeGivens(bench), { key: 'take' })
      : tile(t('tool.new'), 'make', () => bench.startNew(), { key: 'new', disabled: !bench.isKept }))];
}

