/** What the card of a hint says on each rung, in the language of the page. */
import { cellNames, houseName, houseNames, mistakeText, plain, sentence, title } from '../hints/words.js';
import { partsOf, plainText } from '../hints/steps.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('./hints.js').Hints} Hints */
/** @typedef {import('../types.js').Hint} Hint */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').Span} Span */

/** The technique, with its digits where they are few. @param {Desk} desk @param {Hint|null} hint @param {Step} step */
export function name(desk, hint, step) {
  const digits = hint?.digits ?? [...new Set([...step.place, ...step.remove].map(([, digit]) => digit))];
  const technique = title(desk, step);
  return digits.length > 0 && digits.length <= 2 && !step.chains.length
    ? desk.t('hint.on', { technique, digits: digits.map((digit) => desk.symbols.of(digit)).join(', ') }) : technique;
}

/** A sentence that gives a direction and lights nothing. @param {Desk} desk @param {Hints} hints @returns {Span[]} */
export function nudge(desk, { hint, place, step }) {
  const technique = step?.technique ?? '';
  const digits = hint?.digits ?? [];
  const kinds = [...new Set(place.map(({ house }) => house.split(' ')[0]))];
  if (technique === 'full-house') return sentence(desk, 'nudge.full', {});
  if (technique === 'naked-single') return sentence(desk, 'nudge.naked', {});
  if (step?.chains.length) return sentence(desk, 'nudge.chain', {});
  if (/rectangle|grave/.test(technique)) return sentence(desk, 'nudge.unique', {});
  if (/(pair|triple|quad)$/.test(technique)) return sentence(desk, 'nudge.set', {});
  if (digits.length === 1 && kinds.length === 1 && ['row', 'column', 'block'].includes(kinds[0])) {
    return sentence(desk, `nudge.${kinds[0]}`, { digit: { text: desk.symbols.of(digits[0]), role: 'bold' } });
  }
  return sentence(desk, 'nudge.sets', {});
}

/** Where to look. @param {Desk} desk @param {Hints} hints @returns {Span[]} */
export function where(desk, { hint, place }) {
  if (!place.length) return sentence(desk, 'where.whole', {});
  const names = place.map(({ house }) => house);
  const houses = { text: houseNames(desk, names, 'dative'), role: 'base' };
  const digits = hint?.digits ?? [];
  return digits.length === 1 ? sentence(desk, 'where.digit', { houses, digit: { text: desk.symbols.of(digits[0]), role: 'bold' } })
    : sentence(desk, 'where.look', { houses });
}

/** A mistake, a little more on each rung. @param {Desk} desk @param {Hints} hints */
export function mistake(desk, { level, mistakes, wrongCells, wrongHouse, isDeadEnd }) {
  const { t } = desk;
  if (level === 0) return t('mistake.some');
  if (level === 1 && isDeadEnd) return t('mistake.end');
  if (level === 1) return wrongHouse ? t('mistake.one', { house: houseName(desk, wrongHouse.name) }) : t('mistake.count', { count: wrongCells.length });
  const told = mistakes.slice(0, 4).map((one) => `${mistakeText(desk, one).replace(/\.$/, '')}.`);
  return told.join(' ') || cellNames(desk, wrongCells);
}

/** What is said when wrong digits were removed. @param {Desk} desk @param {number[]} cells */
export const removedText = (desk, cells) => desk.t('mistake.removed', { cells: cellNames(desk, cells) });

/** What is said to screen readers when the card changes. @param {Desk} desk @param {Hints} hints */
export function spoken(desk, hints) {
  const { state, hint, step, level, part, path, message } = hints;
  const { t } = desk;
  if (state === 'busy') return t('hint.busy');
  if (state === 'message') return t(message);
  if (state === 'mistakes') return mistake(desk, hints);
  if (!step) return '';
  if (path) {
    const last = partsOf(step).length - 1;
    return t('path.step', { number: path.at + 1, all: path.steps.length, title: title(desk, step), text: plainText(desk, step, last) });
  }
  if (level === 0) return plain(nudge(desk, hints));
  if (level === 1) return name(desk, hint, step);
  if (level === 2) return plain(where(desk, hints));
  const all = partsOf(step).length;
  const text = plainText(desk, step, part);
  return all > 1 ? t('hint.said', { number: part + 1, all, text }) : text;
}
