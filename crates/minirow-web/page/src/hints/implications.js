/** The implications of a chain, each a sentence that says what it follows from. */
import { cellNames, houseName, list, sentence } from './words.js';

/** @typedef {import('./words.js').Speaker} Speaker */
/** @typedef {import('../types.js').Link} Link */
/** @typedef {import('../types.js').Span} Span */

/** @param {Speaker} app @param {Link} link @param {Link[]} chain @returns {Span[]} */
export function implication(app, link, chain) {
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
