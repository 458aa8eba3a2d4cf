/** What is known of the board, first of all in the inspector: a card, and a chip on phones. */
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { HouseText, NumberWord, listed, numberWord, plural } from './words.js';
import { title } from '../hints/words.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {import('./analysis.js').Kind} kind */
const toneOf = (kind) => ({ unique: 'good', several: 'warn', unfinished: 'warn', unsettled: 'warn', none: 'bad', failed: 'bad', counting: 'plain' })[kind];

/** The status in a few words. @param {Workbench} bench */
export function statusTitle(bench) {
  const { findings, t, app, gaps } = bench;
  const { kind, complete, solutions } = findings;
  if (kind === 'several' && !bench.givens) return t('status.empty');
  if (kind === 'several' && complete) return t('status.count', { number: NumberWord(app, solutions.length) });
  if (kind === 'several' && complete === false) return t('status.moreThan', { number: solutions.length });
  if (kind === 'unfinished') {
    const regions = new Set([...gaps.short, ...gaps.long]).size;
    if (regions) return plural(app, 'status.regions', regions, { word: NumberWord(app, regions) });
    return plural(app, 'status.houses', gaps.houses.length, { word: NumberWord(app, gaps.houses.length) });
  }
  return t(`status.${kind}`);
}

/** @param {Workbench} bench */
export function statusCard(bench) {
  const { kind } = bench.findings;
  const tone = kind === 'several' && !bench.givens ? 'plain' : toneOf(kind);
  const sign = { good: 'check', warn: 'warn', bad: 'warn', plain: kind === 'counting' ? 'clock' : 'info' }[tone] ?? 'info';
  return h('section', { class: `status ${tone}`, 'aria-label': bench.t('status.label') },
    h('p', { class: 'status-title' }, /** @type {any} */ (icon(sign)), statusTitle(bench)),
    ...body(bench));
}

/** The same as a chip. @param {Workbench} bench @param {() => void} onclick */
export function statusChip(bench, onclick) {
  const tone = toneOf(bench.findings.kind);
  return h('button', { type: 'button', class: 'status-chip', 'data-key': 'chip', onclick },
    h('span', { class: `chip ${tone}` }, bench.findings.kind === 'counting' ? null : /** @type {any} */ (icon(tone === 'good' ? 'check' : 'warn', 16)), h('span', null, statusTitle(bench))));
}

/** @param {Workbench} bench @returns {HTMLElement[]} */
function body(bench) {
  const { findings, t, panel } = bench;
  switch (findings.kind) {
    case 'counting': return [h('div', { class: 'bar busy', role: 'progressbar', 'aria-label': t('status.counting') }, h('i'))];
    case 'unique': return [facts(bench), ...hardest(bench), toggle(bench, 'possible', panel === 'possible' ? 'make.hideSolution' : 'make.showSolution')];
    case 'several': return many(bench);
    case 'none': return none(bench);
    case 'unfinished': return [h('p', { class: 'status-more' }, unfinished(bench))];
    case 'unsettled': return [h('p', { class: 'status-more' }, t('status.unsettledMore')), action(t('make.goOn'), 'go-on', () => void bench.analysis.solve(0))];
    default: return [h('p', { class: 'status-more' }, t('status.failedMore'))];
  }
}

/** @param {string} text @param {string} key @param {() => void} onclick */
const action = (text, key, onclick) => textButton(text, onclick, { kind: 'quiet', class: 'link-button', 'data-key': key });

/** @param {Workbench} bench @param {import('./workbench.js').Panel} panel @param {string} key */
const toggle = (bench, panel, key) => action(bench.t(key), `toggle-${panel}`, () => bench.setPanel(bench.panel === panel ? '' : panel));

/** @param {Workbench} bench */
function facts(bench) {
  const { findings: { rating, isRating }, t, givens } = bench;
  const [se, own] = [rating?.se.rating, rating?.own.rating];
  const number = se?.er ? `SE ${se.er}` : own?.er ? String(own.er) : '–';
  const waiting = isRating && !rating;
  const known = rating?.level.rating?.level;
  const level = known ? t(`level.${known}`) : '–';
  /** @param {string} name @param {string|number} value */
  const fact = (name, value) => h('div', null, h('dt', null, t(name)), h('dd', null, value));
  return h('dl', null, fact('fact.rating', waiting ? '…' : number), fact('fact.givens', givens), fact('fact.level', waiting ? '…' : level));
}

/** @param {Workbench} bench */
function hardest({ findings: { rating, isRating }, app, t, desk }) {
  if (isRating && !rating) return [h('div', { class: 'bar busy', role: 'progressbar', 'aria-label': t('make.rating') }, h('i'))];
  const own = rating?.own.rating;
  if (!own?.technique || !own.title || !own.steps) return [];
  const name = title(desk, { technique: own.technique, title: own.title });
  return [h('p', { class: 'status-more' }, `${t('make.hardest', { name })} ${plural(app, 'make.steps', own.steps)}`)];
}

/** @param {Workbench} bench */
function many(bench) {
  const { findings, t, app, panel, givens } = bench;
  if (!givens) return [h('p', { class: 'status-more' }, t('status.emptyMore'))];
  const open = panel === 'several' || panel === 'possible';
  const differ = (findings.possible ?? []).filter((digits) => digits.length > 1).length;
  if (panel === 'several' && bench.compared) {
    const [a, b] = bench.compared.map((at) => findings.solutions[at] ?? findings.solutions[0]);
    const cells = a.filter((digit, cell) => digit !== b[cell]).length;
    return [h('p', { class: 'status-more' }, plural(app, 'several.two', cells)), toggle(bench, 'several', 'make.hideSolutions')];
  }
  if (open) return [h('p', { class: 'status-more' }, differ ? plural(app, 'several.differ', differ) : t('status.counting')), toggle(bench, panel, 'make.hideSolutions')];
  return [h('p', { class: 'status-more' }, `${plural(app, 'make.givens', givens)}. ${t('status.noRating')}`), action(t('make.showTwo'), 'show-two', () => {
    bench.compared = [0, 1];
    bench.setPanel('several');
  })];
}

/** @param {Workbench} bench */
function none(bench) {
  const { t, app, panel, findings } = bench;
  if (panel !== 'broken') return [h('p', { class: 'status-more' }, plural(app, 'make.givens', bench.givens)), toggle(bench, 'broken', 'make.showWhy')];
  const set = findings.sets?.[bench.set];
  if (!set) return [h('p', { class: 'status-more' }, t('broken.searching')), h('div', { class: 'bar busy', role: 'progressbar', 'aria-label': t('broken.searching') }, h('i'))];
  return [h('p', { class: 'status-more' }, reasonText(bench, set))];
}

/** Why a set has no solution, in a sentence or two. @param {Workbench} bench @param {import('./analysis.js').ContradictingSet} set */
export function reasonText({ t, app, geometry, desk }, { cells, gap }) {
  const number = numberWord(app, cells.length);
  if (!cells.length) return t('broken.rules');
  if (!gap) return plural(app, 'broken.deep', cells.length, { word: number });
  const values = {
    house: gap.house ? HouseText(app, gap.house, geometry) : '', digit: gap.digit ? desk.symbols.of(gap.digit) : '',
    cell: gap.cells.length ? geometry.name(gap.cells[0]) : '', cells: listed(app, gap.cells.slice(0, 2).map((cell) => geometry.name(cell))),
    side: numberWord(app, geometry.digits), word: number,
  };
  if (gap.kind === 'duplicate') return t(gap.house ? 'broken.duplicate' : 'broken.apart', values);
  return plural(app, `broken.${gap.kind}`, cells.length, values);
}

/** @param {Workbench} bench */
function unfinished({ gaps, t, app, geometry }) {
  const { digits: side } = geometry;
  const { short, long, open, houses, counts } = gaps;
  const parts = [];
  for (const [letters, key] of /** @type {const} */ ([[short, 'regions.short'], [long, 'regions.long']])) {
    const sizes = [...new Set(letters.map((letter) => counts.get(letter) ?? 0))];
    if (letters.length && sizes.length === 1) parts.push(plural(app, key, letters.length, { letters: listed(app, letters), count: sizes[0], side }));
    else if (letters.length) parts.push(plural(app, `${key}Mixed`, letters.length, { letters: listed(app, letters), side }));
  }
  if (open.length) parts.push(plural(app, 'regions.open', open.length, { word: numberWord(app, open.length), side: numberWord(app, side) }));
  for (const { name, cells } of houses) parts.push(t('houses.short', { name, count: cells.length, side }));
  return parts.join(' ');
}
