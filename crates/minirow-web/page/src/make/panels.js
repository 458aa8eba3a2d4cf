/** What the inspector says of a board without, or with several solutions, and of givens that are not needed. */
import { segments } from '../ui/controls.js';
import { h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { settling } from './analysis.js';
import { heatFill } from './pictures.js';
import { listSection, rowAction } from './problems.js';
import { HouseText, NumberWord, houseText, plural } from './words.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** Why there is no solution: what each given of the set does, and what the last change was. @param {Workbench} bench */
export function brokenNodes(bench) {
  const { findings, t, geometry, game, desk } = bench;
  const set = findings.sets?.[bench.set];
  if (!set) return [];
  const rows = set.reasons.map((reason) => {
    const { cell } = reason;
    const name = geometry.name(cell);
    return h('li', { class: 'given-row' }, h('b', null, name), h('span', null, reasonOf(bench, reason)),
      rowAction(t('make.remove'), `remove-${cell}`, () => {
        game.select(cell);
        bench.erase([cell]);
      }, t('broken.removeFrom', { digit: desk.symbols.of(game.position.given[cell]), cell: name })));
  });
  return [listSection(t('broken.change'), rows), isCause(bench) ? h('div', { class: 'last-change' }, /** @type {any} */ (icon('undo', 20)), h('p', null, lastChange(bench))) : null];
}

/** @param {Workbench} bench @param {import('./analysis.js').Reason} reason */
function reasonOf({ t, app, desk, game, geometry, findings, set }, { cell, kind, house }) {
  const digit = desk.symbols.of(game.position.given[cell]);
  const gap = findings.sets?.[set]?.gap;
  const values = { digit, house: house ? houseText(app, house, geometry) : '', House: house ? HouseText(app, house, geometry) : '', gap: gap?.digit ? desk.symbols.of(gap.digit) : '' };
  if (kind === 'blocks' && !house) return t('reason.sees', values);
  if (kind === 'duplicate' && !house) return t('reason.apart', values);
  return t(`reason.${kind}`, values);
}

/** Whether there was a solution before the last change. @param {Workbench} bench */
export function isCause({ findings, game }) {
  const { before } = findings;
  return game.history.canUndo && (before === 'unique' || before === 'several');
}

/** What the last change did. @param {Workbench} bench */
function lastChange({ game, t, desk, geometry, findings }) {
  const { changes } = game.history.moves[game.history.current];
  const givens = changes.filter(({ layer, after }) => layer === 'given' && after);
  const before = t(`broken.before.${findings.before}`);
  if (changes.some(({ layer }) => layer === 'spec')) return `${t('broken.lastSpec')} ${before}`;
  if (givens.length === 1) return `${t('broken.lastPut', { digit: desk.symbols.of(givens[0].after), cell: geometry.name(givens[0].cell) })} ${before}`;
  return `${t('broken.lastMany')} ${before}`;
}

/** What taking it back is called. @param {Workbench} bench */
export function takeBackText({ game, t, geometry }) {
  const { changes } = game.history.moves[game.history.current];
  const givens = changes.filter(({ layer }) => layer === 'given');
  return givens.length === 1 && changes.every(({ layer }) => layer !== 'spec') ? t('broken.takeBack', { cell: geometry.name(givens[0].cell) }) : t('broken.takeBackLast');
}

/** How many of the givens that settle it are listed. */
const MOST_SETTLERS = 6;

/** The givens that settle it, the best first; nothing where not all solutions are known. @param {Workbench} bench */
export function settlers({ findings, pending }) {
  if (findings.kind !== 'several' || !findings.complete) return [];
  return settling(findings.solutions, (cell) => pending.includes(cell));
}

/** All solutions, or two of them side by side. @param {Workbench} bench */
export function severalNodes(bench) {
  const { findings, t, app } = bench;
  const { solutions, complete } = findings;
  const all = complete ? t('several.all', { number: NumberWord(app, solutions.length).toLocaleLowerCase(bench.app.language) }) : t('several.allOfMany');
  const views = segments(t('several.views'), [{ value: 'all', text: all }, { value: 'two', text: t('several.compared') }], bench.compared ? 'two' : 'all', (value) => {
    bench.compared = value === 'two' ? [0, Math.min(1, solutions.length - 1)] : null;
    bench.setPanel('several');
  });
  views.element.querySelectorAll('button').forEach((button) => (button.dataset.key = `view-${button.dataset.value}`));
  return [views.element, bench.compared ? choice(bench, bench.compared) : legend(bench), settleList(bench)];
}

/** @param {Workbench} bench @param {[number, number]} compared */
function choice(bench, compared) {
  const { t, findings } = bench;
  const options = findings.solutions.map((_, at) => /** @type {[string, string]} */ ([String(at), t('several.solution', { number: at + 1 })]));
  /** @param {0|1} which @param {string} key */
  const one = (which, key) => select(t(key), options, String(compared[which]), (value) => {
    const next = /** @type {[number, number]} */ ([...compared]);
    next[which] = Number(value);
    bench.compared = next;
    bench.draw();
  }, { 'data-key': key, class: which ? 'second' : '' });
  return h('div', { class: 'two-fields even' }, one(0, 'several.a'), one(1, 'several.b'));
}

/** What the fills of the heat map mean. @param {Workbench} bench */
export function legend({ findings, t }) {
  const counts = new Set((findings.possible ?? []).map((digits) => Math.min(digits.length, 4)).filter((count) => count > 1));
  if (!counts.size) return null;
  const most = Math.max(...(findings.possible ?? []).map(({ length }) => length));
  return h('section', { class: 'heat-legend' }, h('h3', null, t('several.still')), h('p', null, ...[2, 3, 4].filter((count) => counts.has(count)).map((count) => {
    const swatch = h('i', { 'aria-hidden': 'true' });
    swatch.style.background = heatFill(count);
    return h('span', null, swatch, count === 4 && most > 4 ? t('several.more') : count);
  })));
}

/** @param {Workbench} bench */
export function settleList(bench) {
  const { t, app, geometry, desk, findings } = bench;
  if (findings.kind !== 'several') return null;
  if (findings.complete === false) return h('p', { class: 'quiet-text' }, t('several.tooMany'));
  const options = settlers(bench);
  const settles = options[0]?.left === 1;
  const list = listSection(t(settles ? 'several.settles' : 'several.best'), options.slice(0, MOST_SETTLERS).map(({ cell, digit, left }) => {
    const text = t('several.given', { digit: desk.symbols.of(digit), cell: geometry.name(cell) });
    return h('li', null, /** @type {any} */ (icon('given', 20)), h('span', null, text, settles ? '' : `, ${plural(app, 'several.left', left)}`),
      rowAction(t('problems.add'), `settle-${cell}-${digit}`, () => bench.put(cell, digit), `${t('problems.add')}: ${text}`));
  }));
  const rest = options.length - MOST_SETTLERS;
  if (rest > 0) list?.append(h('p', { class: 'quiet-text' }, plural(app, 'several.rest', rest)));
  return list;
}

/** Givens that are not needed, each by itself. @param {Workbench} bench */
export function redundantNodes(bench) {
  const { findings, t, app, geometry, desk, game } = bench;
  const { redundant } = findings;
  if (!redundant) return [h('p', { class: 'quiet-text' }, t('redundant.searching'))];
  if (!redundant.length) return [h('p', { class: 'quiet-text' }, t('redundant.nothing'))];
  return [listSection(plural(app, 'redundant.title', redundant.length), redundant.map((cell) => {
    const digit = desk.symbols.of(game.position.given[cell]);
    const name = geometry.name(cell);
    return h('li', { class: 'given-row' }, h('b', null, name), h('span', null, t('redundant.row', { digit })),
      rowAction(t('make.remove'), `remove-${cell}`, () => {
        game.select(cell);
        bench.erase([cell]);
      }, t('broken.removeFrom', { digit, cell: name })));
  })), h('p', { class: 'quiet-text' }, t('redundant.about'))];
}
