/** What a setter should look at, each with one action. */
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { isConnected, regionLetters, remedies } from './regions.js';
import { listed, plural } from './words.js';
import { numbersBecomeGivens } from './work.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */
/** @typedef {{kind: 'warn'|'info', text: string, action: string, key: string, run: () => void}} Problem */

/** The most gaps that are listed one by one. */
const MOST_GAPS = 6;

/** A list with a title; nothing where it would be empty. @param {string} title @param {HTMLElement[]} rows */
export const listSection = (title, rows) => (rows.length ? h('section', { class: 'problems' }, h('h3', null, title), h('ul', null, ...rows)) : null);

/** @param {string} text @param {string} key @param {() => void} onclick @param {string} [label] */
export const rowAction = (text, key, onclick, label) => textButton(text, onclick, { kind: 'quiet', class: 'link-button', 'data-key': key, 'aria-label': label ?? null });

/** @param {Problem} problem */
const row = ({ kind, text, action, key, run }) => h('li', { class: kind }, /** @type {any} */ (icon(kind, 20)), h('span', null, text), rowAction(action, key, run, `${action}: ${text}`));

/** @param {Workbench} bench @param {{title: () => void, rules: () => void}} focus */
export function problemList(bench, focus) {
  return listSection(bench.t('problems.title'), problemsOf(bench, focus).map(row));
}

/** @param {Workbench} bench @param {{title: () => void, rules: () => void}} focus @returns {Problem[]} */
function problemsOf(bench, focus) {
  const { t, app, game, geometry, findings, pending } = bench;
  /** @type {Problem[]} */
  const found = [];
  const { redundant } = findings;
  if (findings.kind === 'unique' && redundant?.length && bench.panel !== 'redundant') {
    const text = redundant.length === 1 ? t('problems.redundantOne', { cell: geometry.name(redundant[0]) }) : plural(app, 'problems.redundant', redundant.length);
    found.push({ kind: 'warn', text, action: t('problems.show'), key: 'show-redundant', run: () => bench.setPanel('redundant') });
  }
  if (pending.length) {
    found.push({
      kind: 'warn', text: plural(app, 'problems.pending', pending.length, { cells: listed(app, pending.slice(0, 3).map((cell) => geometry.name(cell))) }),
      action: t('problems.go'), key: 'go-pending', run: () => {
        game.select(pending[0]);
        bench.desk.focus();
      },
    });
  }
  const own = game.position.digit.filter(Boolean).length;
  if (own) found.push({ kind: 'warn', text: plural(app, 'problems.own', own), action: t('problems.take'), key: 'take-own', run: () => numbersBecomeGivens(bench) });
  const untold = bench.givens ? untoldRules(bench) : [];
  if (untold.length) {
    found.push({
      kind: 'info', text: plural(app, 'problems.rules', untold.length, { names: listed(app, untold.map((name) => t(`made.rule.${name}`))) }), action: t('problems.add'), key: 'add-rules',
      run: () => {
        const own_ = game.rules.trim() || t('rules.normal');
        game.rules = [own_, ...untold.map((name) => t(`rules.${name}`))].join(' ');
        bench.keep();
        bench.dispatchEvent(new Event('opened'));
        bench.draw();
        bench.desk.focus();
      },
    });
  }
  if (bench.givens && !game.name) found.push({ kind: 'info', text: t('problems.noTitle'), action: t('problems.add'), key: 'add-title', run: focus.title });
  return found;
}

/** Rules of the board that its text does not speak of. @param {Workbench} bench */
function untoldRules({ geometry, game, t, houses }) {
  const rules = game.rules.toLocaleLowerCase();
  const names = [...geometry.extra, ...(geometry.block || !geometry.isSquare ? [] : ['regions']), ...(houses.length ? ['houses'] : [])];
  return names.filter((name) => !t(`rules.words.${name}`).split('|').some((word) => rules.includes(word)));
}

/** One remedy for each gap of the regions. @param {Workbench} bench */
export function gapList(bench) {
  const { t, geometry, letters } = bench;
  const found = remedies(letters, geometry.side);
  const { open, houses } = bench.gaps;
  const rows = open.slice(0, MOST_GAPS).map((cell) => {
    const letter = found.get(cell) ?? '';
    const text = t('regions.noRegion', { cell: geometry.name(cell) });
    const action = letter ? t('regions.paintWith', { letter }) : t('problems.go');
    return row({
      kind: 'warn', text, action, key: `gap-${cell}`, run: () => {
        if (letter) bench.fillGaps(cell);
        else bench.game.select(cell);
        bench.desk.focus();
      },
    });
  });
  const apart = !geometry.isSquare ? [] : regionLetters(geometry.side).filter((letter) => !isConnected(letters, geometry.side, letter)).slice(0, 3).map((letter) => row({
    kind: 'info', text: t('regions.apart', { letter }), action: t('problems.show'), key: `apart-${letter}`, run: () => {
      bench.setPen(letter);
      bench.game.selectAll(letters.flatMap((one, cell) => (one === letter ? [cell] : [])), letters.indexOf(letter));
      bench.desk.focus();
    },
  }));
  const short = bench.tool === 'houses' ? houses.map(({ name, cells }) => row({
    kind: 'warn', text: t('houses.short', { name, count: cells.length, side: geometry.digits }), action: t('make.remove'), key: `house-${name}`,
    run: () => bench.removeHouse(bench.houses.findIndex((house) => house.name === name)),
  })) : [];
  return listSection(t('problems.title'), [...rows, ...apart, ...short]);
}
