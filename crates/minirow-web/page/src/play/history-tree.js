/** The rows of the history, drawn as a tree; arrow keys go from row to row, and the board follows. */
import { clock } from '../game/timer.js';
import { h, svg } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { rowsOf } from './history-rows.js';
import { deadEnd, moveText } from './move-words.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('./history-rows.js').Row} Row */

/** What a finger can hit is higher than what a pointer can. */
const HEIGHT = globalThis.matchMedia?.('(pointer: coarse)').matches ? 44 : 34;
/** @param {number} lane */
const laneX = (lane) => 22 + 22 * Math.min(lane, 3);
/** @param {number} row */
const rowY = (row) => row * HEIGHT + HEIGHT / 2;

/** @param {Desk} desk */
export function makeHistoryTree(desk) {
  const { t } = desk;
  const element = h('div', { class: 'tree', role: 'tree', 'aria-label': t('history.moves'), onkeydown: onKey });
  element.style.setProperty('--row', `${HEIGHT}px`);
  /** @type {Set<number>} */
  const unfolded = new Set();
  /** Dead ends, by their last move: they stay what they are. @type {Map<number, string>} */
  const dead = new Map();
  /** @type {Row[]} */
  let rows = [];
  let shown = '';
  let id = '';

  const draw = () => {
    const { game } = desk;
    const { history } = game;
    if (id !== game.id) {
      dead.clear();
      unfolded.clear();
      id = game.id;
    }
    const key = JSON.stringify([id, history.moves.length, history.current, history.bookmarks, [...unfolded]]);
    if (key === shown) return;
    shown = key;
    const hadFocus = element.contains(document.activeElement);
    rows = rowsOf(history, unfolded);
    for (const { move, isTip } of rows) if (isTip && !dead.has(move)) dead.set(move, deadEnd(desk, move));
    element.replaceChildren(...rows.map(rowElement), picture(rows, history, dead));
    reveal(hadFocus);
  };

  /** @param {Row} row */
  function rowElement(row) {
    const { history } = desk.game;
    const move = history.moves[row.move];
    const isCurrent = !row.moves && row.move === history.current;
    const reason = row.isTip ? dead.get(row.move) : '';
    const text = row.moves ? t(row.isLater ? 'history.later' : 'history.run', { count: row.moves.length })
      : row.bookmark ?? (reason || (row.move ? moveText(desk, move.changes) : t('history.start')));
    const kind = ['tree-row', isCurrent && 'current', row.isLater && 'later', row.lane > 0 && 'branch', row.bookmark && 'bookmark', reason && 'dead'].filter(Boolean).join(' ');
    const element = h('button', {
      type: 'button', role: 'treeitem', class: kind, 'aria-level': row.lane + 1, tabindex: isCurrent ? 0 : -1, 'data-move': row.move,
      'aria-selected': String(isCurrent), 'aria-expanded': row.moves ? 'false' : null, onclick: () => choose(row),
    }, h('span', { class: 'tree-text' }, row.bookmark && /** @type {any} */ (icon('flag', 16)), text),
    !row.moves && move.at !== undefined && h('time', null, clock(move.at)));
    element.style.paddingInlineStart = `${laneX(row.lane) + 22}px`;
    return element;
  }

  /** @param {Row} row */
  function choose(row) {
    if (row.moves) {
      unfolded.add(row.move);
      draw();
      /** @type {HTMLElement|null} */ (element.querySelector(`[data-move="${row.move}"]`))?.focus();
    } else {
      desk.goTo(row.move);
      draw();
      reveal(true);
    }
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const entries = [...element.querySelectorAll('.tree-row')];
    const at = entries.indexOf(/** @type {Element} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    // A folded run only gets the focus: Enter unfolds it.
    if (row.moves) /** @type {HTMLElement|null} */ (element.querySelector(`[data-move="${row.move}"]`))?.focus();
    else choose(row);
  }

  /** Moves the list to where the board stands. @param {boolean} focus */
  function reveal(focus) {
    const current = /** @type {HTMLElement|null} */ (element.querySelector('.current'));
    if (!current) return;
    if (focus) current.focus({ preventScroll: true });
    const middle = current.offsetTop - (element.clientHeight - HEIGHT) / 2;
    element.scrollTop = Math.max(0, middle);
  }

  return { element, draw, reveal };
}

/** The lines and nodes of the tree. @param {Row[]} rows @param {import('../game/history.js').History} history @param {Map<number, string>} dead */
function picture(rows, history, dead) {
  const at = new Map(rows.flatMap((row, index) => (row.moves ?? [row.move]).map((move) => [move, index])));
  const last = rows.length - 1;
  const first = rows.findIndex(({ lane }) => lane === 0);
  const parts = [svg('path', { class: 'tree-line', d: `M${laneX(0)} ${rowY(first)}V${rowY(last)}` })];
  rows.forEach((row, index) => {
    if (row.parent === undefined) return;
    const parent = at.get(row.parent) ?? last;
    const [x, from, below] = [laneX(row.lane), laneX(rows[parent].lane), rowY(parent)];
    const top = rows.findIndex((other, place) => place <= index && other.isTip === true && other.lane === row.lane && samePart(rows, place, index));
    parts.push(svg('path', { class: 'tree-line branch', d: `M${from} ${below}C${from} ${below - HEIGHT * 0.55} ${x} ${below - HEIGHT * 0.2} ${x} ${Math.min(below - HEIGHT, rowY(index))}V${rowY(top < 0 ? index : top)}` }));
  });
  const path = new Set(history.path());
  rows.forEach((row, index) => parts.push(...node(row, laneX(row.lane), rowY(index), { isCurrent: !row.moves && row.move === history.current, isOnWay: path.has(row.move) || row.move === 0 || row.lane === 0, reason: dead.get(row.move) ?? '' })));
  return svg('svg', { class: 'tree-picture', width: 100, height: rows.length * HEIGHT, 'aria-hidden': 'true' }, ...parts);
}

/** Whether the rows between are of the same branch or of branches of it. @param {Row[]} rows @param {number} top @param {number} bottom */
const samePart = (rows, top, bottom) => rows.slice(top, bottom).every(({ lane, parent }, at) => lane > rows[bottom].lane || (lane === rows[bottom].lane && (parent === undefined || top + at === bottom)));

/** @param {Row} row @param {number} cx @param {number} cy @param {{isCurrent: boolean, isOnWay: boolean, reason: string}} state */
function node(row, cx, cy, { isCurrent, isOnWay, reason }) {
  if (row.moves) {
    return [svg('circle', { class: 'node-fold', cx, cy, r: 9 }), ...[-4, 0, 4].map((by) => svg('circle', { class: 'node-dot', cx: cx + by, cy, r: 1.25 }))];
  }
  if (isCurrent) return [svg('circle', { class: 'node-current', cx, cy, r: 7 }), svg('circle', { class: 'node-ring', cx, cy, r: 10.5 })];
  if (row.bookmark) return [svg('circle', { class: 'node-bookmark', cx, cy, r: 7 }), svg('circle', { class: 'node-current', cx, cy, r: 2.5 })];
  if (reason) return [svg('circle', { class: 'node-dead', cx, cy, r: 6 }), svg('path', { class: 'node-cross', d: `M${cx - 2.5} ${cy - 2.5}l5 5M${cx + 2.5} ${cy - 2.5}l-5 5` })];
  return [svg('circle', { class: isOnWay && row.lane === 0 ? 'node-on' : 'node-off', cx, cy, r: 5 })];
}
