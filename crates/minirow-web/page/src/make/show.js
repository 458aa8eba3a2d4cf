/** What the board shows for the tool in hand and for what the inspector speaks of. */
import { possibleIn } from './analysis.js';
import { MakerPicture, blocksOfLetters, brokenLayer, compareLayer, frameLayer, heatFill, heatLayer, houseLayer, regionFill, regionLayer } from './pictures.js';
import { regionLetters } from './regions.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */
/** @typedef {{layer?: import('../board/drawing.js').Layer|null, picture?: MakerPicture|null, ground?: (cell: number) => string, blocks?: number[], plain?: boolean}} Shown */

/** What was shown last, by what it depends on: the same thing is not drawn again. @type {WeakMap<Workbench, {key: string, shown: Shown}>} */
const last = new WeakMap();

/** @param {Workbench} bench */
export function show(bench) {
  const [key, make] = chosen(bench);
  const known = last.get(bench);
  const shown = known?.key === key ? known.shown : make();
  last.set(bench, { key, shown });
  Object.assign(bench.desk, { layer: null, picture: null, ground: undefined, blocks: undefined, plain: false, naming: bench.panel !== '' }, shown);
  bench.desk.board.update();
}

/** What is to be shown: what it depends on, and how to make it. @param {Workbench} bench @returns {[string, () => Shown]} */
function chosen(bench) {
  const { tool, panel, findings, game, desk } = bench;
  const board = `${game.id} ${JSON.stringify(game.geometry.spec)} ${game.position.given.join('')} ${desk.symbols.list.join('')}`;
  if (tool === 'regions') return [`regions ${board} ${bench.letters.join(',')}`, () => regions(bench)];
  if (tool === 'houses') return [`houses ${board} ${bench.house}`, () => houses(bench)];
  const set = findings.sets?.[bench.set];
  if (panel === 'broken' && set) return [`broken ${board} ${bench.set}`, () => broken(bench, set)];
  if (panel === 'several' && bench.compared) return [`compared ${board} ${bench.compared} ${findings.solutions.length}`, () => compared(bench, bench.compared ?? [0, 1])];
  if ((panel === 'several' || panel === 'possible') && findings.possible) return [`possible ${board}`, () => possible(bench, findings.possible ?? [])];
  const redundant = panel === 'redundant' ? findings.redundant : undefined;
  if (redundant) return [`redundant ${board} ${redundant}`, () => frames(bench, redundant, 'redundant-frame', 'cell.redundant')];
  const { pending } = bench;
  if (pending.length) return [`pending ${board} ${pending}`, () => frames(bench, pending, 'pending-frame', 'cell.pending')];
  return ['', () => ({})];
}

/** @param {Workbench} bench @returns {Shown} */
function regions({ geometry, letters, game, t }) {
  const names = regionLetters(geometry.side);
  /** The label of a cell of a jigsaw has its region already, but not while a stroke goes on. @param {number} cell */
  const wordOf = (cell) => {
    if (!letters[cell]) return t('cell.noRegion');
    return geometry.spec.blocks && geometry.regionOf(cell) === letters[cell] ? '' : t('cell.region', { letter: letters[cell] });
  };
  return {
    layer: regionLayer(geometry, letters, game.position.given), blocks: blocksOfLetters(letters, geometry.side), plain: true,
    ground: (cell) => (letters[cell] ? regionFill(names.indexOf(letters[cell])) : 'var(--cell)'),
    picture: new MakerPicture({ word: wordOf }),
  };
}

/** @param {Workbench} bench @returns {Shown} */
function houses(bench) {
  const { geometry, t } = bench;
  const drawn = bench.houses.map(({ name, cells }) => ({ name, cells: cells.flatMap((cell) => geometry.cellOf(cell) ?? []) }));
  const current = new Set(drawn[bench.house]?.cells);
  return {
    layer: houseLayer(geometry, drawn, bench.house), plain: true, ground: (cell) => (current.has(cell) ? regionFill(bench.house) : ''),
    picture: new MakerPicture({ word: (cell) => drawn.filter(({ cells }) => cells.includes(cell)).map(({ name }) => t('cell.inHouse', { name })).join(', ') }),
  };
}

/** @param {Workbench} bench @param {import('./analysis.js').ContradictingSet} set @returns {Shown} */
function broken({ geometry, game, desk, t }, set) {
  const cells = new Set(set.cells);
  const gap = new Set(set.gap?.kind === 'duplicate' ? [] : set.gap?.cells);
  return {
    layer: brokenLayer(geometry, set, game.position.given, desk.symbols), plain: true,
    picture: new MakerPicture({
      wrong: set.cells, dims: (cell) => !cells.has(cell),
      word: (cell) => (cells.has(cell) ? t('cell.contradicts') : gap.has(cell) && !game.position.given[cell] ? t('cell.gap') : ''),
    }),
  };
}

/** @param {Workbench} bench @param {number[][]} digits @returns {Shown} */
function possible({ geometry, game, desk, t }, digits) {
  const { given } = game.position;
  return {
    layer: heatLayer(geometry, digits, given, desk.symbols), plain: true,
    ground: (cell) => (!given[cell] && digits[cell].length > 1 ? heatFill(digits[cell].length) : ''),
    picture: new MakerPicture({
      dims: () => true,
      word: (cell) => (given[cell] ? '' : t(digits[cell].length === 1 ? 'cell.forced' : 'cell.possible', { digits: digits[cell].map((digit) => desk.symbols.of(digit)).join(' ') })),
    }),
  };
}

/** @param {Workbench} bench @param {[number, number]} which @returns {Shown} */
function compared({ geometry, game, desk, findings, t }, which) {
  const [a, b] = which.map((at) => findings.solutions[at] ?? findings.solutions[0]);
  const { given } = game.position;
  const digits = possibleIn([a, b]);
  return {
    layer: compareLayer(geometry, a, b, given, desk.symbols), plain: true,
    ground: (cell) => (!given[cell] && digits[cell].length > 1 ? heatFill(2) : ''),
    picture: new MakerPicture({
      dims: () => true,
      word: (cell) => (given[cell] || a[cell] === b[cell] ? '' : t('cell.compared', { a: desk.symbols.of(a[cell]), b: desk.symbols.of(b[cell]) })),
    }),
  };
}

/** @param {Workbench} bench @param {number[]} cells @param {'redundant-frame'|'pending-frame'} kind @param {string} word @returns {Shown} */
function frames({ geometry, t }, cells, kind, word) {
  const inside = new Set(cells);
  return { layer: frameLayer(geometry, cells, kind), picture: new MakerPicture({ word: (cell) => (inside.has(cell) ? t(word) : '') }) };
}
