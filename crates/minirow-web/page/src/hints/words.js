/** Names of techniques, cells, houses and digits, mistakes and conclusions, in the language of the page. */
import { gridHouse } from '../board/house-words.js';

/** @typedef {import('../types.js').Hint} Hint */
/** @typedef {import('../types.js').Mistake} Mistake */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').Part} Part */
/** @typedef {import('../types.js').Span} Span */
/** @typedef {import('../types.js').StepMark} StepMark */
/** @typedef {import('../types.js').Link} Link */

/**
 * What words need to know of the page.
 * @typedef {{t: import('../i18n/i18n.js').Translate, language: string,
 *   game: {geometry: {name: (cell: number) => string, houses?: {name: string, cells: number[]}[]}},
 *   symbols: {of: (digit: number) => string, text: (digits: number[]) => string}}} Speaker
 */

/** The name of a technique. @param {Speaker} app @param {{technique?: string, name?: string, title: string}} of */
export function title({ t, language }, { technique, name, title: own }) {
  const key = `technique.${technique ?? name}`;
  const told = language === 'en' ? key : t(key);
  return told === key ? own : told;
}

/** What is wrong with the board. @param {Speaker} app @param {Mistake} mistake */
export function mistakeText(app, { kind, cells, digit, text }) {
  if (app.language === 'en') return text;
  return app.t(`mistake.${kind}`, { cells: cellNames(app, cells), digit: digit ? app.symbols.of(digit) : '' });
}

/** `a, b and c`. @param {Speaker} app @param {string[]} items @param {'and'|'or'|'nor'} [word] */
export function list({ t }, items, word = 'and') {
  if (items.length < 2) return items[0] ?? '';
  return t(`list.${word}`, { first: items.slice(0, -1).join(', '), last: items[items.length - 1] });
}

/** @param {Speaker} app @param {number[]} cells @param {'and'|'or'|'nor'} [word] */
export const cellNames = (app, cells, word) => list(app, [...new Set(cells)].sort((a, b) => a - b).map((cell) => app.game.geometry.name(cell)), word);

/** What the engine calls a house of these kinds. */
const HOUSE = /^(row|column|block) (\d+)$/;

/** The name of a house, which the engine calls `row 3`. @param {Speaker} app @param {string} name */
export function houseName({ t }, name) {
  const [, kind, number] = HOUSE.exec(name) ?? [];
  return kind ? t(`house.${kind}`, { number }) : gridHouse(t, name) ?? name;
}

/**
 * Houses together: `columns 2 and 5`. @param {Speaker} app @param {string[]} names
 * @param {'some'|'dative'} [form] in some languages another one behind a preposition
 */
export function houseNames(app, names, form = 'some') {
  const different = [...new Set(names)];
  const parts = different.map((name) => HOUSE.exec(name));
  const kind = parts[0]?.[1];
  if (parts.length < 2 || !kind || parts.some((part) => part?.[1] !== kind)) return list(app, different.map((name) => houseName(app, name)));
  return app.t(`houses.${kind}.${form}`, { numbers: list(app, parts.map((part) => part?.[2] ?? '')) });
}

/** A sentence with what is put in for `{name}`: texts, or spans with a role. @param {Speaker} app @param {string} key @param {Record<string, string|Span|Span[]>} values @returns {Span[]} */
export function sentence({ t }, key, values) {
  return t(key).split(/(\{\w+\})/).flatMap((part) => {
    const value = /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] ?? part : part;
    if (typeof value === 'string') return value ? [{ text: value }] : [];
    return value;
  });
}

/** Candidates by the digits of their cells, which are named together. @param {[number, number][]} candidates cells and digits */
export function byDigits(candidates) {
  /** @type {Map<string, {digits: number[], cells: number[]}>} */
  const groups = new Map();
  for (const cell of [...new Set(candidates.map(([at]) => at))].sort((a, b) => a - b)) {
    const digits = candidates.filter(([at]) => at === cell).map(([, digit]) => digit).sort((a, b) => a - b);
    const group = groups.get(String(digits));
    if (group) group.cells.push(cell);
    else groups.set(String(digits), { digits, cells: [cell] });
  }
  return [...groups.values()];
}

/** `1, 2 and 3`. @param {Speaker} app @param {number[]} digits @param {'and'|'or'|'nor'} [word] */
export const digitNames = (app, digits, word) => list(app, digits.map((digit) => app.symbols.of(digit)), word);

/** What a step places and eliminates, as plain text. @param {Speaker} app @param {Step} step */
export function conclusion(app, { place, remove }) {
  return [
    ...place.map(([cell, digit]) => app.t('conclusion.place', { cell: cellNames(app, [cell]), digit: app.symbols.of(digit) })),
    ...byDigits(remove).map(({ digits, cells }) => app.t('conclusion.out', { digits: digitNames(app, digits), cells: cellNames(app, cells) })),
  ].join(' ');
}

/** Spans as one plain text, a sentence a line. @param {Span[]} spans */
export const plain = (spans) => spans.map(({ text }) => text).join('').replace(/\s*\n\s*/g, ' ').trim();
