/** What a move did, in a few words. */
import { digitsOf } from '../board/digits.js';
import { duplicates } from '../game/position.js';
import { houseName } from '../input/commands.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('../types.js').Change} Change */

/** `r5c1 = 6`, `r2c3 corner +4`. @param {Desk} desk @param {Change[]} changes */
export function moveText(desk, changes) {
  const { t, game, symbols } = desk;
  const entered = changes.filter(({ layer }) => layer === 'digit' || layer === 'given');
  const told = entered.length ? entered : changes.filter(({ layer }) => layer === changes[0].layer);
  const [first] = told;
  if (!first) return t('history.start');
  const cells = [...new Set(told.map(({ cell }) => cell))];
  const where = cells.length === 1 ? game.geometry.name(cells[0]) : t('history.cells', { count: cells.length });
  if (entered.length) return first.after ? `${where} = ${symbols.of(first.after)}` : t('history.clearedCell', { where });
  const what = `${where} ${t(`layer.${first.layer}`)}`;
  if (first.layer === 'candidateColours' || told.some(({ before, after }) => (before ^ after) !== (first.before ^ first.after))) return what;
  const name = (/** @type {number} */ digit) => (first.layer === 'colours' ? 'ABCDEFGHI'[digit - 1] : symbols.of(digit));
  const added = digitsOf(first.after & ~first.before).map((digit) => `+${name(digit)}`);
  const gone = digitsOf(first.before & ~first.after).map((digit) => `−${name(digit)}`);
  return [what, ...added, ...gone].slice(0, 5).join(' ');
}

/** Why the board at a move cannot go on by the rules; empty where it can. @param {Desk} desk @param {number} move */
export function deadEnd(desk, move) {
  const { game, t, symbols } = desk;
  const { history } = game;
  const position = game.position.clone();
  for (const one of [...history.path()].reverse()) position.revert(history.moves[one].changes);
  for (const one of history.path(move)) position.apply(history.moves[one].changes);
  const [found] = duplicates(position);
  if (!found) return '';
  const digit = symbols.of(found.digit);
  return found.house ? t('history.dead', { digit, house: houseName(desk, found.house) }) : t('history.deadApart', { digit });
}
