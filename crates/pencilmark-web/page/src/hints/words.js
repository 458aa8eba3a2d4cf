/**
 * What a hint says. The engine explains its steps in English; in other languages the page puts them
 * into words itself, from the same houses, marks and chains that it draws.
 */
import { digitsOf, setOf } from '../board/digits.js';

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

/** `a, b and c`. @param {Speaker} app @param {string[]} items @param {'and'|'or'} [word] */
export function list({ t }, items, word = 'and') {
  if (items.length < 2) return items[0] ?? '';
  return t(`list.${word}`, { first: items.slice(0, -1).join(', '), last: items[items.length - 1] });
}

/** @param {Speaker} app @param {number[]} cells @param {'and'|'or'} [word] */
export const cellNames = (app, cells, word) => list(app, [...new Set(cells)].sort((a, b) => a - b).map((cell) => app.game.geometry.name(cell)), word);

/** The name of a house, which the engine calls `row 3`. @param {Speaker} app @param {string} name */
export function houseName({ t }, name) {
  const [, kind, number] = /^(row|column|block) (\d+)$/.exec(name) ?? [];
  return kind ? t(`house.${kind}`, { number }) : name;
}

/** The ending of a sentence's key: houses of one kind, more than one, want an article in some languages. @param {string[]} names */
export function number(names) {
  const kinds = new Set(names.map((name) => /^(row|column|block) \d+$/.exec(name)?.[1]));
  return new Set(names).size > 1 && kinds.size === 1 && !kinds.has(undefined) ? '.many' : '';
}

/** Houses together: `columns 2 and 5`. @param {Speaker} app @param {string[]} names */
export function houseNames(app, names) {
  if (number(names)) {
    const numbers = [...new Set(names)].map((name) => name.split(' ')[1]);
    return app.t(`houses.${names[0].split(' ')[0]}`, { numbers: list(app, numbers) });
  }
  return list(app, [...new Set(names)].map((name) => houseName(app, name)));
}

/** A sentence with what is put in for `{name}`: texts, or spans with a role. @param {Speaker} app @param {string} key @param {Record<string, string|Span|Span[]>} values @returns {Span[]} */
export function sentence({ t }, key, values) {
  return t(key).split(/(\{\w+\})/).flatMap((part) => {
    const value = /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] ?? part : part;
    if (typeof value === 'string') return value ? [{ text: value }] : [];
    return value;
  });
}

/** The digits of marks as one text. @param {Speaker} app @param {StepMark[]} marks */
const digitsIn = ({ symbols }, marks) => symbols.text(digitsOf(setOf(marks.map(({ digit }) => digit))));

/** `3 in r1c2 and r4c2`, for each cell the digits that are marked there. @param {Speaker} app @param {StepMark[]} marks */
const marked = (app, marks) =>
  list(app, [...cellsByDigits(app, marks)].map(([digits, cells]) => app.t('part.in', { digits, cells: cellNames(app, cells) })));

/** The cells of marks by the digits that are marked in them. @param {Speaker} app @param {StepMark[]} marks @returns {Map<string, number[]>} */
function cellsByDigits(app, marks) {
  const all = new Map();
  for (const cell of new Set(marks.map((mark) => mark.cell))) {
    const digits = digitsIn(app, marks.filter((mark) => mark.cell === cell));
    all.set(digits, [...all.get(digits) ?? [], cell]);
  }
  return all;
}

/** What a step places and eliminates, as plain text. @param {Speaker} app @param {Step} step */
export function conclusion(app, { place, remove }) {
  const marks = [
    ...place.map(([cell, digit]) => ({ cell, digit, role: 'place' })), ...remove.map(([cell, digit]) => ({ cell, digit, role: 'out' }))];
  return plain(conclusions(app, marks));
}

/** Spans as one plain text, a sentence a line. @param {Span[]} spans */
export const plain = (spans) => spans.map(({ text }) => text).join('').replace(/\s*\n\s*/g, ' ').trim();

/** Why a step holds, and what follows, as plain text. @param {Speaker} app @param {Step} step */
export function explanation(app, step) {
  return app.language === 'en' ? step.explanation : plain(partText(app, onePart(step), undefined).text);
}

/** A step as one part, where the engine sends no parts. @param {Step} step @returns {Part} */
export function onePart({ explanation: told, houses, marks, chains, place, remove }) {
  const ends = [
    ...remove.map(([cell, digit]) => ({ cell, digit, role: 'out' })), ...place.map(([cell, digit]) => ({ cell, digit, role: 'place' }))];
  const isEnd = (/** @type {StepMark} */ mark) => ends.some(({ cell, digit }) => cell === mark.cell && digit === mark.digit);
  return { title: '', text: [{ text: told }], houses, marks: [...marks.filter((mark) => !isEnd(mark)), ...ends], chains };
}

/**
 * A part in the language of the page: what it shows that the one before it did not.
 * @param {Speaker} app @param {Part} part @param {Part} [before] @returns {{title: string, text: Span[]}}
 */
export function partText(app, part, before) {
  const { t } = app;
  if (app.language === 'en' && part.text.length) return { title: part.title || t('part.title.why'), text: part.text };
  const fresh = freshOf(part, before);
  const lines = [...houseLines(app, fresh), ...markLines(app, fresh), ...chainLines(app, part, before)];
  const end = conclusions(app, fresh.marks);
  if (end.length) lines.push(end);
  // What only words can say is better read in English than not at all.
  if (!lines.length && part.text.length) return { title: part.title, text: part.text };
  return { title: titleOf(app, fresh, part, before), text: lines.flatMap((line, at) => (at ? [{ text: '\n' }, ...line] : line)) };
}

/** @typedef {{houses: import('../types.js').StepHouse[], marks: StepMark[]}} Fresh */

/** @param {Part} part @param {Part} [before] @returns {Fresh} */
function freshOf({ houses, marks }, before) {
  const had = new Set([
    ...(before?.houses ?? []).map(({ house, role }) => `${house} ${role}`),
    ...(before?.marks ?? []).map(({ cell, digit, role, group }) => `${cell} ${digit} ${role} ${group ?? ''}`)]);
  return {
    houses: houses.filter(({ house, role }) => !had.has(`${house} ${role}`)),
    marks: marks.filter(({ cell, digit, role, group }) => !had.has(`${cell} ${digit} ${role} ${group ?? ''}`)),
  };
}

/** @param {Speaker} app @param {Fresh} fresh @returns {Span[][]} */
function houseLines(app, { houses, marks }) {
  /** @param {string} role */
  const names = (role) => houses.filter((one) => one.role === role).map(({ house }) => house);
  const [base, cover] = [names('base'), names('cover')];
  const chip = { text: houseNames(app, base), role: 'base' };
  const pattern = marks.filter(({ role }) => role === 'pattern');
  const lines = [];
  if (base.length && pattern.length) {
    lines.push(sentence(app, `part.basePattern${number(base)}`, { houses: chip, digits: { text: digitsIn(app, pattern), role: 'pattern' }, cells: cellNames(app, pattern.map(({ cell }) => cell)) }));
  } else if (base.length) lines.push(sentence(app, `part.base${number(base)}`, { houses: chip }));
  if (cover.length) lines.push(sentence(app, `part.cover${number(cover)}`, { houses: { text: houseNames(app, cover), role: 'cover' } }));
  return lines;
}

/** @param {Speaker} app @param {Fresh} fresh @returns {Span[][]} */
function markLines(app, { houses, marks }) {
  const lines = [];
  /** @param {string} role */
  const of = (role) => marks.filter((mark) => mark.role === role);
  const isTold = houses.some(({ role }) => role === 'base');
  for (const role of ['pattern', 'fin', 'inner-fin', 'pivot', 'common']) {
    if (of(role).length && !(role === 'pattern' && isTold)) lines.push(sentence(app, `part.${role}`, { marks: { text: marked(app, of(role)), role } }));
  }
  for (const group of [...new Set(of('group').map((mark) => mark.group ?? 0))].sort((a, b) => a - b)) {
    const inside = of('group').filter((mark) => (mark.group ?? 0) === group);
    lines.push(sentence(app, 'part.group', { number: String(group + 1), marks: /** @type {any} */ ({ text: marked(app, inside), role: 'group', group }) }));
  }
  const [blockers, blocked] = [of('blocker'), of('blocked')];
  if (blockers.length) {
    lines.push(sentence(app, blockers.length > 1 ? 'part.blockers' : 'part.blocker', {
      marks: { text: marked(app, blockers), role: 'blocker' }, cells: { text: cellNames(app, blocked.map(({ cell }) => cell)), role: 'blocked' },
    }));
  }
  return lines;
}

/** The implications that are new, each with its number. @param {Speaker} app @param {Part} part @param {Part} [before] @returns {Span[][]} */
function chainLines(app, part, before) {
  return part.chains.flatMap((chain, at) => chain.flatMap((link, index) => {
    if (index < (before?.chains[at]?.length ?? 0)) return [];
    const number = { text: String(index + 1), role: 'number' };
    return [[number, { text: ' ' }, ...implication(app, link, chain)]];
  }));
}

/** @param {Speaker} app @param {Link} link @param {Link[]} chain @returns {Span[]} */
function implication(app, link, chain) {
  const { digit, cells, holds, after, strong } = link;
  const index = chain.indexOf(link);
  const kind = `${cells.length > 1 ? 'group' : 'cell'}.${holds ? 'is' : 'isNot'}`;
  const values = { cells: cells.length > 1 ? cellNames(app, cells, 'or') : cellNames(app, cells), digit: { text: app.symbols.of(digit), role: holds ? 'on' : 'off' } };
  if (!after.length) return sentence(app, `suppose.${kind}`, values);
  if (after.length > 1 || after[0] !== index - 1) {
    return sentence(app, `follows.${kind}`, { ...values, from: list(app, after.map((one) => String(one + 1))) });
  }
  return [...sentence(app, `then.${kind}`, values), { text: strong ? reason(app, chain[after[0]], link) : '.' }];
}

/** Why nothing else is left. @param {Speaker} app @param {Link} from @param {Link} to */
function reason(app, from, to) {
  if (from.digit !== to.digit) return app.t('because.cell');
  const cells = [...from.cells, ...to.cells];
  const house = app.game.geometry.houses?.find((one) => cells.every((cell) => one.cells.includes(cell)));
  return house ? app.t('because.house', { house: houseName(app, house.name) }) : '.';
}

/** What is placed and eliminated. @param {Speaker} app @param {StepMark[]} marks @returns {Span[]} */
function conclusions(app, marks) {
  const cellsOf = cellsByDigits(app, marks.filter(({ role }) => role === 'out'));
  const lines = [
    ...marks.filter(({ role }) => role === 'place').map(({ cell, digit }) =>
      sentence(app, 'part.place', { cell: app.game.geometry.name(cell), digit: { text: app.symbols.of(digit), role: 'place' } })),
    ...[...cellsOf].map(([digits, cells]) => sentence(app, 'part.out', { digits: { text: digits, role: 'out' }, cells: cellNames(app, cells) })),
  ];
  return lines.flatMap((line, at) => (at ? [{ text: ' ' }, ...line] : line));
}

/** @param {Speaker} app @param {Fresh} fresh @param {Part} part @param {Part} [before] */
function titleOf(app, { houses, marks }, part, before) {
  const { t } = app;
  const has = (/** @type {string} */ role) => marks.some((mark) => mark.role === role) || houses.some((house) => house.role === role);
  const isNew = part.chains.some((chain, at) => chain.length > (before?.chains[at]?.length ?? 0));
  if (!before && (has('out') || has('place'))) return t('part.title.why');
  const role = ['place', 'out', 'blocker', 'fin', 'pivot', 'group', 'cover', 'base', 'pattern'].find((one) => has(one));
  if (isNew) return t(before?.chains.length ? 'part.title.further' : 'part.title.chain');
  return t(`part.title.${role ?? 'why'}`);
}
