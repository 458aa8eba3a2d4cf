/** What is said of a choice that was not right: what is true, why, and what was right about it. */
import { cellNames, houseNames } from '../hints/words.js';

/** @typedef {import('../hints/words.js').Speaker} Speaker */
/** @typedef {import('./exercise.js').Verdict} Verdict */
/** @typedef {import('./exercise.js').Choice} Choice */
/** @typedef {import('./exercise.js').Exercise} Exercise */

/**
 * @param {Speaker} speaker @param {string} technique its name @param {Exercise} exercise
 * @param {Extract<Verdict, {result: 'wrong'}>} verdict
 */
export function wrongText(speaker, technique, exercise, { wrong, step, good }) {
  const { t } = speaker;
  const head = exercise.isPlacement ? placementHead(speaker, wrong[0])
    : [...new Set(wrong.map(({ digit }) => digit))].map((digit) =>
      t('practice.keeps', { cell: cellNames(speaker, wrong.filter((one) => one.digit === digit).map(({ cell }) => cell)), digit: speaker.symbols.of(digit) })).join('. ');
  // One reason for each kind is enough: the first choice stands for those like it.
  const kinds = wrong.filter((one, at) => wrong.findIndex(({ why }) => why === one.why) === at);
  const why = kinds.map((one) => reason(speaker, technique, exercise, step, one)).join(' ');
  const cells = cellNames(speaker, good.map(({ cell }) => cell));
  const praise = good.length ? t(good.length > 1 ? 'practice.goodMany' : 'practice.good', { cells }) : '';
  return { head, text: [why, praise].filter(Boolean).join(' ') };
}

/** @param {Speaker} speaker @param {Choice & {why: string}} choice */
function placementHead(speaker, { cell, digit, why }) {
  const values = { cell: cellNames(speaker, [cell]), digit: speaker.symbols.of(digit) };
  return speaker.t(why === 'later' ? 'practice.notYet' : 'practice.notPlace', values);
}

/** @param {Speaker} speaker @param {string} technique @param {Exercise} exercise @param {import('../types.js').Step} step @param {Choice & {why: string}} choice */
function reason(speaker, technique, exercise, step, { cell, digit, why }) {
  const { t } = speaker;
  const values = { cell: cellNames(speaker, [cell]), digit: speaker.symbols.of(digit), technique };
  if (why === 'true') return t('practice.whyTrue', values);
  if (why === 'pattern') return t('practice.whyPattern', values);
  if (why === 'later') return t('practice.whyLater', values);
  if (why === 'other') {
    const other = takenBy(speaker, exercise, cell, digit);
    return other < 0 ? t('practice.whyOther', values) : t('practice.whyTaken', { ...values, other: cellNames(speaker, [other]) });
  }
  const covers = step.houses.filter(({ role }) => role === 'cover');
  const isOutside = covers.length > 0 && !covers.some(({ cells }) => cells.includes(cell));
  return isOutside ? t('practice.whyOutside', { ...values, houses: houseNames(speaker, covers.map(({ house }) => house)) }) : t('practice.whyKept', values);
}

/** The cell that a cell sees and that has the digit already; -1 where there is none. @param {Speaker} speaker @param {Exercise} exercise @param {number} cell @param {number} digit */
function takenBy({ game }, { kept }, cell, digit) {
  const { peers } = /** @type {import('../board/geometry.js').Geometry} */ (/** @type {unknown} */ (game.geometry));
  return peers[cell].find((peer) => (kept.given[peer] || kept.digit[peer]) === digit) ?? -1;
}
