/**
 * The tree of moves: undo goes to the parent, redo to the child that was left last, and what was
 * undone stays as a branch. Bookmarks are names for moves.
 *
 * A move is named by its number: 0 is the start, the first move 1.
 */

/** @typedef {import('../types.js').Change} Change */
/**
 * `at`: the seconds that were on the clock; missing in games of old files.
 * @typedef {{parent: number, changes: Change[], next: number, at?: number}} Move
 */
/** @typedef {{name: string, move: number}} Bookmark */

export class History {
  constructor() {
    /** @type {Move[]} */
    this.moves = [{ parent: -1, changes: [], next: 0 }];
    this.current = 0;
    /** @type {Bookmark[]} */
    this.bookmarks = [];
  }

  /** Adds a move behind the present one and goes there. @param {Change[]} changes @param {number} [at] the seconds on the clock */
  add(changes, at) {
    const number = this.moves.push({ parent: this.current, changes, next: 0, ...(at === undefined ? {} : { at }) }) - 1;
    this.moves[this.current].next = number;
    this.current = number;
    return number;
  }

  /** Takes the present move out, which must be the last one that was made, as if it had never been; tells what it did. */
  withdraw() {
    if (this.current === 0 || this.current !== this.moves.length - 1) return [];
    const { parent, changes } = /** @type {Move} */ (this.moves.pop());
    this.current = parent;
    this.moves[parent].next = this.children(parent).at(-1) ?? 0;
    return changes;
  }

  get canUndo() {
    return this.current > 0;
  }

  get canRedo() {
    return this.moves[this.current].next > 0;
  }

  /** The numbers of moves from the start to a move, the start left out. @param {number} [move] */
  path(move = this.current) {
    const path = [];
    for (let at = move; at > 0; at = this.moves[at].parent) path.push(at);
    return path.reverse();
  }

  /**
   * What to revert and then to apply to get to a move, and goes there.
   * @param {number} move
   * @returns {{revert: Change[][], apply: Change[][]}}
   */
  goTo(move) {
    if (!this.moves[move]) throw new RangeError(`no move ${move}`);
    const from = this.path();
    const to = this.path(move);
    let same = 0;
    while (same < from.length && from[same] === to[same]) same += 1;
    let parent = same > 0 ? to[same - 1] : 0;
    for (const number of to.slice(same)) {
      this.moves[parent].next = number;
      parent = number;
    }
    this.current = move;
    return {
      revert: from.slice(same).reverse().map((number) => this.moves[number].changes),
      apply: to.slice(same).map((number) => this.moves[number].changes),
    };
  }

  /** The moves that follow a move, the oldest first. @param {number} move */
  children(move) {
    return this.moves.flatMap((other, number) => (number > 0 && other.parent === move ? [number] : []));
  }

  /** The moves of the way that goes through the present one, to where it was left last; the start left out. */
  get line() {
    const line = this.path();
    for (let at = this.moves[this.current].next; at > 0; at = this.moves[at].next) line.push(at);
    return line;
  }

  /** Names the present move; a name that was used moves here. @param {string} name */
  bookmark(name) {
    this.bookmarks = this.bookmarks.filter((bookmark) => bookmark.name !== name);
    this.bookmarks.push({ name, move: this.current });
  }

  /** @param {string} name */
  forget(name) {
    this.bookmarks = this.bookmarks.filter((bookmark) => bookmark.name !== name);
  }

  /** @param {{parent: number, changes: Change[], at?: number}[]} moves behind the start @param {number} current @param {Bookmark[]} bookmarks */
  static from(moves, current, bookmarks) {
    const history = new History();
    moves.forEach(({ parent, changes, at: seconds }, at) => {
      if (!(parent >= 0 && parent <= at)) throw new RangeError(`move ${at + 1} follows move ${parent}, which is not there`);
      history.moves.push({ parent, changes, next: 0, ...(seconds === undefined ? {} : { at: seconds }) });
      history.moves[parent].next = at + 1;
    });
    if (!history.moves[current]) throw new RangeError(`no move ${current}`);
    history.current = current;
    for (let at = current; at > 0; at = history.moves[at].parent) history.moves[history.moves[at].parent].next = at;
    history.bookmarks = bookmarks.filter((bookmark) => history.moves[bookmark.move]);
    return history;
  }
}
