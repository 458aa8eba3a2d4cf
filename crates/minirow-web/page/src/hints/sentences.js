/**
 * What the engine says, in another language than English: its sentences come with gaps and what fills them,
 * and the messages have a translation of each. In that, `{1}` stands for the first gap, `{1:dative}` for its
 * houses behind a preposition, and `{1:is|are}` for a word that depends on how many things the gap names.
 */
import { implication } from './implications.js';
import { byDigits, cellNames, digitNames, houseNames, list, plain, sentence } from './words.js';

/** @typedef {import('./words.js').Speaker} Speaker */
/** @typedef {import('../types.js').Part} Part */
/** @typedef {import('../types.js').Span} Span */
/** @typedef {import('../types.js').Sentence} Sentence */
/** @typedef {import('../types.js').Said} Said */
/** @typedef {import('../types.js').Gap} Gap */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A part in the language of the page; nothing where one of its sentences has no translation. @param {Speaker} app @param {Part} part @returns {{title: string, text: Span[]}|null} */
export function translated(app, { heading, said, chains }) {
  if (![heading, ...said].every((one) => isKnown(app, one))) return null;
  const text = said.reduce((before, one) => [...before, ...piece(app, one, chains, before)], /** @type {Span[]} */ ([]));
  return { title: plain(told(app, heading)), text };
}

/** A piece of a text, behind what was said before it. @param {Speaker} app @param {Said} said @param {Part['chains']} chains @param {Span[]} before @returns {Span[]} */
function piece(app, { template, gaps, chain, link = 0 }, chains, before) {
  const isBegun = before.length > 0 && !before[before.length - 1].text.endsWith('\n');
  if (template !== undefined && gaps) return [...(isBegun ? [{ text: ' ' }] : []), ...told(app, { template, gaps })];
  if (chain === undefined) return [{ text: '\n' }];
  const links = chains[chain];
  return [...(isBegun ? [{ text: '\n' }] : []), { text: String(link + 1), role: 'number' }, { text: ' ' }, ...implication(app, links[link], links)];
}

/** @param {Speaker} app @param {Said} said */
function isKnown({ t }, { template = '', gaps = [] }) {
  return gaps.every(({ kind }) => kind) && (!template.includes('{}') || t(template) !== template);
}

/** A sentence with its gaps filled; it begins with a capital letter. @param {Speaker} app @param {Sentence} sentence @returns {Span[]} */
function told(app, { template, gaps }) {
  const spans = app.t(template).split(/(\{\d+(?::[^}]*)?\})/).flatMap((words) => {
    const [, number, form] = /^\{(\d+)(?::([^}]*))?\}$/.exec(words) ?? [];
    const gap = gaps[Number(number) - 1];
    if (!gap) return words ? [{ text: words }] : [];
    if (form?.includes('|')) return [{ text: form.split('|')[count(gap) === 1 ? 0 : 1] }];
    return filled(app, gap, form);
  });
  return spans.map((span, at) => (at ? span : { ...span, text: capital(span.text) }));
}

/** How many things a gap names. @param {Gap} gap */
const count = ({ number, cells, digits, houses }) => number ?? (cells ?? digits ?? houses ?? []).length;

/** @param {Speaker} app @param {Gap} gap @param {string} [form] @returns {Span[]} */
function filled(app, gap, form) {
  const { t } = app;
  const { kind, number = 0, digits = [], cells = [], houses = [], joint } = gap;
  const one = (/** @type {string} */ text) => [{ ...roleOf(gap), text }];
  switch (kind) {
    case 'words': return one(t(gap.text ?? ''));
    case 'number': return one(t(NUMBERS[number] ?? String(number)));
    case 'ordinal': return one(ORDINALS[number] ? t(ORDINALS[number]) : `${number}.`);
    case 'all': return one(t(number === 2 ? 'both' : `all ${NUMBERS[number] ?? number}`));
    case 'digits': return one(digitNames(app, digits, joint));
    // In the order of the engine, which may matter: each cell sees the next one.
    case 'cells': return one(list(app, cells.map((cell) => app.game.geometry.name(cell)), joint));
    case 'houses': return one(houseNames(app, houses, form === 'dative' ? 'dative' : 'some'));
    case 'statement': return one(statement(app, gap));
    case 'candidates': return candidates(app, gap);
    default: return one(String(number));
  }
}

/** @param {Gap} gap */
const roleOf = ({ role, group }) => (role ? { role, ...(group === undefined ? {} : { group }) } : {});

/** That one of some cells is a digit, or none of them. @param {Speaker} app @param {Gap} gap */
function statement(app, { cells = [], digits = [], holds }) {
  const isOr = cells.length > 1 && holds;
  return app.t(`statement.${cells.length > 1 ? 'group' : 'cell'}.${holds ? 'is' : 'isNot'}`, {
    cells: cellNames(app, cells, isOr ? 'or' : 'and'), digit: app.symbols.of(digits[0]),
  });
}

/** Candidates; of what is eliminated only the digits have the role. @param {Speaker} app @param {Gap} gap @returns {Span[]} */
function candidates(app, gap) {
  const { candidates: pairs = [], joint } = gap;
  const role = roleOf(gap);
  const told = byDigits(pairs).map(({ digits, cells }) => {
    const values = { digits: digitNames(app, digits), cells: cellNames(app, cells) };
    if (joint !== 'from') return [{ ...role, text: app.t(`candidates.${joint}`, values) }];
    return sentence(app, 'candidates.from', { ...values, digits: { ...role, text: values.digits } });
  });
  // The words between the members of a list of three.
  const [comma, and] = list(app, ['1', '2', '3']).split(/\d/).slice(1);
  return told.flatMap((spans, at) => (at ? [{ text: at + 1 === told.length ? and : comma }, ...spans] : spans));
}

/** Small words are written large at the beginning; cells such as r1c1 keep their names. @param {string} text */
const capital = (text) => (/^[a-zäöü](?!\d)/.test(text) ? text.slice(0, 1).toLocaleUpperCase() + text.slice(1) : text);
