/**
 * The board as a hint is asked for. A note is a claim only where the player means it as one: in notes
 * that the page fills in, or where the player says that all notes are complete. What a hint eliminated
 * counts in any case.
 */
import { digitsOf } from '../board/digits.js';
import { candidates } from '../game/position.js';

/**
 * The candidates that count, as sets; nothing for a cell of which the notes say nothing.
 * @param {import('../game/game.js').Game} game @param {boolean} complete whether the player's notes are complete
 * @returns {(number|null)[]}
 */
export function claims(game, complete) {
  const { position, autoNotes } = game;
  return candidates(position).map((possible, cell) => {
    if (position.at(cell)) return null;
    const { [cell]: struck } = position.struck;
    if (autoNotes) return possible & ~struck;
    if (complete && position.centre[cell]) return position.centre[cell];
    return struck & possible ? possible & ~struck : null;
  });
}

/** @param {import('../game/game.js').Game} game @param {{complete: boolean, symbols?: string}} options @returns {import('../types.js').Board} */
export function boardForHint(game, { complete, symbols }) {
  const { position } = game;
  const sets = claims(game, complete);
  return {
    geometry: position.geometry.spec,
    givens: [...position.given],
    digits: position.digit.map((digit, cell) => (position.given[cell] ? 0 : digit)),
    ...(sets.some((set) => set !== null) ? { candidates: sets.map((set) => (set === null ? null : digitsOf(set))) } : {}),
    ...(symbols ? { symbols } : {}),
  };
}
