/**
 * What a hint says. The engine explains its steps in English; in other languages the page puts them
 * into words itself, from the same houses, marks and chains that it draws.
 */
import { digitsOf, setOf } from '../board/digits.js';

/** @typedef {import('../types.js').Hint} Hint */
/** @typedef {import('../types.js').Mistake} Mistake */
/** @typedef {import('../types.js').Step} Step */

/**
 * What words need to know of the page.
 * @typedef {{t: import('../i18n/i18n.js').Translate, language: string,
 *   game: {geometry: {name: (cell: number) => string}},
 *   symbols: {of: (digit: number) => string, text: (digits: number[]) => string}}} Speaker
 */

/** The name of a technique. @param {Speaker} app @param {{technique?: string, name?: string, title: string}} of */
export function title({ t, language }, { technique, name, title: own }) {
  const key = `technique.${technique ?? name}`;
  const told = language === 'en' ? key : t(key);
  return told === key ? own : told;
}

/** Why a step holds, and what follows. @param {Speaker} app @param {Step} step */
export function explanation(app, step) {
  if (app.language === 'en') return step.explanation;
  return [conclusion(app, step), ...reasons(app, step)].join('\n');
}

/** What is wrong with the board. @param {Speaker} app @param {Mistake} mistake */
export function mistakeText(app, { kind, cells, digit, text }) {
  if (app.language === 'en') return text;
  return app.t(`mistake.${kind}`, { cells: names(app, cells), digit: digit ? app.symbols.of(digit) : '' });
}

/** The levels of a hint but the last, which does it. @param {Speaker} app @param {Hint & {step: Step}} hint */
export function levels(app, { step, region = [], digits = [], levels: own }) {
  if (app.language === 'en' && own) return own.slice(0, 4);
  const { t } = app;
  const technique = title(app, step);
  const pattern = [...new Set(step.marks.map(({ cell }) => cell))];
  const links = [...new Set(step.chains.flat().flatMap(({ cells }) => cells))];
  return [
    region.length ? t('hint.region', { region: region.map((name) => house(app, name)).join(', ') }) : technique,
    digits.length ? t('hint.technique', { technique, digits: app.symbols.text(digits) }) : technique,
    t('hint.pattern', { technique, cells: names(app, pattern.length ? pattern : links) }),
    `${technique}: ${explanation(app, step)}`,
  ];
}

/** What a step places and eliminates. @param {Speaker} app @param {Step} step */
export function conclusion(app, { place, remove }) {
  const { t, symbols } = app;
  const placed = place.map(([cell, digit]) => t('step.place', { cell: names(app, [cell]), digit: symbols.of(digit) }));
  /** @type {Map<string, number[]>} */
  const cellsOf = new Map();
  for (const cell of new Set(remove.map(([at]) => at))) {
    const digits = remove.filter(([at]) => at === cell).map(([, digit]) => digit);
    const struck = symbols.text(digitsOf(setOf(digits)));
    cellsOf.set(struck, [...cellsOf.get(struck) ?? [], cell]);
  }
  const struck = [...cellsOf].map(([digits, cells]) => t('step.remove', { digits, cells: names(app, cells) }));
  return [...placed, ...struck].join(' ');
}

/** @param {Speaker} app @param {Step} step */
function reasons(app, { houses, marks, chains }) {
  const { t, symbols } = app;
  const told = [];
  for (const role of new Set(houses.map((each) => each.role))) {
    const list = houses.filter((each) => each.role === role).map((each) => house(app, each.house));
    told.push(t(`step.${role}`, { houses: [...new Set(list)].join(', ') }));
  }
  for (const role of new Set(marks.map((mark) => mark.role))) {
    const list = marks.filter((mark) => mark.role === role);
    const digits = symbols.text(digitsOf(setOf(list.map(({ digit }) => digit))));
    told.push(t(`step.${role}`, { digits, cells: names(app, [...new Set(list.map(({ cell }) => cell))]) }));
  }
  for (const chain of chains) {
    chain.forEach(({ digit, cells, holds, after }, at) => {
      const what = t(holds ? 'step.is' : 'step.isNot', { cells: names(app, cells), digit: symbols.of(digit) });
      const from = after.map((number) => `(${number + 1})`).join(', ');
      told.push(`(${at + 1}) ${from ? t('step.follows', { from, what }) : t('step.suppose', { what })}`);
    });
  }
  return told;
}

/** The name of a house, which the engine calls `row 3`. @param {Speaker} app @param {string} name */
function house({ t, language }, name) {
  const [, kind, number] = /^(row|column|block) (\d+)$/.exec(name) ?? [];
  return language === 'en' || !kind ? name : t(`house.${kind}`, { number });
}

/** @param {Speaker} app @param {number[]} cells */
const names = ({ game }, cells) => cells.map((cell) => game.geometry.name(cell)).join(' ');
