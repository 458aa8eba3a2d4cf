/**
 * The tree of moves as rows, the newest on top: the way through the present move as the first lane,
 * branches in lanes beside it, each above the move that it leaves. Long runs are folded.
 */

/** @typedef {import('../game/history.js').History} History */
/**
 * A row. `moves`: what a folded run holds. `parent`: the move that a branch leaves, in its first row.
 * @typedef {{move: number, lane: number, moves?: number[], parent?: number, isTip?: boolean, isLater?: boolean, bookmark?: string}} Row
 */

/** Runs of so many rows that tell nothing are folded. */
const LEAST_FOLD = 3;

/**
 * @param {History} history @param {Set<number>} [unfolded] the first moves of runs that are shown
 * @returns {Row[]}
 */
export function rowsOf(history, unfolded = new Set()) {
  const path = new Set(history.path());
  const names = new Map(history.bookmarks.map(({ name, move }) => [move, name]));
  /** @type {Map<number, number[]>} */
  const children = new Map();
  history.moves.forEach(({ parent }, move) => {
    if (move > 0) children.set(parent, [...children.get(parent) ?? [], move]);
  });
  /** @type {Row[]} */
  const rows = [];

  /** A way of moves in a lane, with the branches that leave it. @param {number[]} way @param {number} lane @param {number} [parent] */
  const addWay = (way, lane, parent) => {
    /** @type {Row[]} */
    const own = [];
    for (let at = way.length - 1; at >= 0; at -= 1) {
      const move = way[at];
      const branches = (children.get(move) ?? []).filter((child) => child !== way[at + 1]);
      if (branches.length) flush(own);
      // Each has a lane of its own, the last one that next to the way it leaves.
      branches.forEach((child, index) => addWay(wayFrom(history, child), lane + branches.length - index, move));
      own.push({
        move, lane, ...(at === 0 && parent !== undefined ? { parent } : {}), ...(at === way.length - 1 && lane > 0 ? { isTip: true } : {}),
        ...(lane === 0 && move > 0 && !path.has(move) ? { isLater: true } : {}), ...(names.has(move) ? { bookmark: names.get(move) } : {}),
      });
    }
    flush(own);
  };
  /** @param {Row[]} own */
  const flush = (own) => {
    rows.push(...folded(own, history.current, children, unfolded));
    own.length = 0;
  };
  addWay([0, ...history.line], 0);
  return rows;
}

/** The moves from one on, as it was left last. @param {History} history @param {number} move */
function wayFrom(history, move) {
  const way = [move];
  for (let at = history.moves[move].next; at > 0; at = history.moves[at].next) way.push(at);
  return way;
}

/** @param {Row[]} rows @param {number} current @param {Map<number, number[]>} children @param {Set<number>} unfolded */
function folded(rows, current, children, unfolded) {
  const near = rows.findIndex(({ move }) => move === current);
  /** @param {Row} row @param {number} at */
  const tells = (row, at) => row.move === 0 || row.bookmark !== undefined || row.parent !== undefined || row.isTip === true ||
    (near >= 0 && Math.abs(at - near) <= 1) || (children.get(row.move)?.length ?? 0) > 1;
  /** @type {Row[]} */
  const result = [];
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && !tells(rows[end], end) && rows[end].isLater === rows[at].isLater) end += 1;
    if (end - at >= LEAST_FOLD && !unfolded.has(rows[end - 1].move)) {
      const run = rows.slice(at, end).map(({ move }) => move);
      result.push({ move: run[run.length - 1], lane: rows[at].lane, moves: run, ...(rows[at].isLater ? { isLater: true } : {}) });
    } else {
      end = Math.max(end, at + 1);
      result.push(...rows.slice(at, end));
    }
    at = end;
  }
  return result;
}
