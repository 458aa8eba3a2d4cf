/**
 * Where the cell with the focus is, on boards of which somebody may see a part: a card in the place of the folded
 * rows, and on phones a strip below the board, each with a map.
 */
import { gridsInOrder, positionsOf } from '../board/grids.js';
import { makeOverview } from '../board/overview.js';
import { iconButton, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('./window.js').BoardWindow} BoardWindow */

/** @param {Desk} desk @param {BoardWindow} view */
export function makeBoardsCard(desk, view) {
  const { t } = desk;
  const parts = [makePart(desk, view, 'card'), makePart(desk, view, 'strip')];
  const [card, strip] = parts;
  const fit = textButton(t('boards.fit'), () => {
    view.showAll();
    desk.focus();
  }, { 'data-key': 'fit' });
  card.buttons.append(fit);
  const draw = () => {
    const { geometry, isSolved } = desk.game;
    card.element.hidden = !geometry.grids.length && !view.isOpen;
    strip.element.hidden = isSolved || (!view.isLarge && !geometry.grids.length);
    for (const part of parts) if (!part.element.hidden) part.draw();
    fit.setAttribute('aria-disabled', String(!view.isOpen));
  };
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  for (const name of ['select', 'change']) desk.addEventListener(name, soon);
  view.addEventListener('change', soon);
  return {
    card: card.element, strip: strip.element, draw,
    /** Whether the card takes the place of the folded rows. */
    get isShown() {
      return desk.game.geometry.grids.length > 0 || view.isOpen;
    },
  };
}

/** @param {Desk} desk @param {BoardWindow} view @param {'card'|'strip'} kind */
function makePart(desk, view, kind) {
  const { t } = desk;
  const map = makeOverview({ label: t('boards.overview'), move: (row, column) => view.goTo(row, column) });
  const title = h('h2', { id: `boards-${kind}-title` });
  const about = h('p', { class: 'quiet-text number' });
  /** @param {string} picture @param {'larger'|'smaller'} way */
  const button = (picture, way) => iconButton(picture, t(`boards.${way}`), () => {
    view[way]();
    desk.focus();
  }, { size: 20, class: 'filled', 'data-key': way });
  const buttons = h('div', { class: 'boards-buttons' }, button('minus', 'smaller'), button('plus', 'larger'));
  const element = h('section', { class: `boards-${kind}`, 'aria-labelledby': `boards-${kind}-title`, hidden: true },
    h('div', { class: 'boards-words' }, title, about, ...(kind === 'card' ? [buttons] : [])), map.element, ...(kind === 'strip' ? [buttons] : []));
  return {
    element, buttons,
    draw() {
      const { game } = desk;
      const { geometry, position } = game;
      const words = { title: where(desk, kind === 'strip'), about: (kind === 'card' ? longWords : shortWords)(desk) };
      if (title.textContent !== words.title) title.textContent = words.title;
      if (about.textContent !== words.about) about.textContent = words.about;
      map.draw(geometry, position, view.part);
    },
  };
}

/** The grids that the cell with the focus is in, the one that is meant first; row and column on other boards. @param {Desk} desk @param {boolean} [isShort] */
export function where({ t, game }, isShort = false) {
  const { geometry, focus, grid } = game;
  const positions = positionsOf(geometry);
  const names = gridsInOrder(geometry, focus, grid).map((at) => (positions ? t(`boards.at.${positions[at]}`) : t('boards.grid', { grid: geometry.grids[at].name })));
  if (!names.length) return t('boards.place', { row: geometry.row(focus) + 1, column: geometry.column(focus) + 1 });
  const [last] = names.slice(-1);
  const text = names.length < 2 || isShort ? names.join(', ') : t('boards.both', { first: names.slice(0, -1).join(', '), second: last });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param {Desk} desk */
function longWords({ t, game }) {
  const { geometry, focus, grid } = game;
  const count = geometry.gridsOf(focus).length;
  const shared = count < 2 ? '' : count === 2 ? t('boards.shared') : t('boards.sharedMany', { count });
  const names = gridsInOrder(geometry, focus, grid).map((at) => geometry.name(focus, at)).join(', ');
  return [`${names}.`, shared, `${t('boards.filled', counts(game))}.`].filter(Boolean).join(' ');
}

/** @param {Desk} desk */
function shortWords({ t, game }) {
  const { geometry, focus, grid } = game;
  const name = grid === undefined ? [] : [geometry.name(focus, grid)];
  return [...name, t('boards.short', counts(game))].join(', ');
}

/** @param {import('../game/game.js').Game} game */
const counts = ({ position, geometry }) => ({ filled: position.values.filter(Boolean).length, all: geometry.length });
