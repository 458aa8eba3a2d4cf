/** The history beside the board: the tree of moves, a replay, bookmarks, and the way on from any of them. */
import { iconButton, textButton } from '../ui/controls.js';
import { h, input } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { makeCard } from './card.js';
import { makeHistoryTree } from './history-tree.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

const SPEEDS = [1, 2, 4, 8];
/** How long a move stays at the lowest speed, in milliseconds. */
const PACE = 900;

/** @param {Desk} desk @param {import('./panels.js').Panels} panels */
export function makeHistoryCard(desk, panels) {
  const { t } = desk;
  const close = () => {
    panels.close('history');
    desk.focus();
  };
  const card = makeCard(desk, { name: 'history', title: t('play.history'), close });
  const tree = makeHistoryTree(desk);
  const replay = makeReplay(desk, draw);
  const bookmark = makeBookmark(desk);
  card.body.append(tree.element, replay.element, bookmark.form,
    h('div', { class: 'card-buttons' }, bookmark.button, textButton(t('history.goOn'), close, { kind: 'primary', 'data-key': 'goOn' })));

  function draw() {
    const { history } = desk.game;
    const branches = history.moves.reduce((count, { parent }, move) => count + (move > 0 && history.children(parent)[0] !== move ? 1 : 0), 0);
    card.about.textContent = t('history.about', {
      moves: countOf(t, 'play.move', history.moves.length - 1), bookmarks: countOf(t, 'history.bookmark', history.bookmarks.length), branches: countOf(t, 'history.branch', branches),
    });
    tree.draw();
    replay.draw();
    bookmark.draw();
  }

  const panel = {
    name: 'history', element: card.element,
    /** @param {KeyboardEvent} event */
    key(event) {
      if (event.key !== 'Escape') return false;
      close();
      return true;
    },
    onclose: () => replay.stop(),
  };
  return {
    /** @param {{play?: boolean}} [options] `play`: the replay begins at once, from the start */
    open({ play = false } = {}) {
      panels.show(panel);
      draw();
      tree.reveal(!play);
      if (play) {
        replay.rewind();
        replay.start();
      }
    },
    draw() {
      if (panels.name === 'history') draw();
    },
    get isReplaying() {
      return replay.isRunning;
    },
  };
}

/** @param {import('../i18n/i18n.js').Translate} t @param {string} key @param {number} count */
const countOf = (t, key, count) => t(count === 1 ? `${key}.one` : `${key}.many`, { count });

/** Plays the moves of the present way one after the other. @param {Desk} desk @param {() => void} ondraw */
function makeReplay(desk, ondraw) {
  const { t } = desk;
  let speed = 1;
  let timer = 0;
  const way = () => [0, ...desk.game.history.line];
  const at = () => way().indexOf(desk.game.history.current);
  const button = iconButton('play', t('replay.play'), () => (timer ? stop() : start()), { 'data-key': 'replay' });
  const range = h('input', { type: 'range', min: 0, value: 0, 'aria-label': t('replay.move'), oninput: () => go(Number(range.value)) });
  const ticks = h('span', { class: 'replay-ticks', 'aria-hidden': 'true' });
  const pace = h('button', {
    type: 'button', class: 'replay-speed number',
    onclick: () => {
      speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
      if (timer) start();
      draw();
    },
  });
  const number = h('p', { class: 'quiet-text number' });
  const element = h('div', { class: 'replay' }, button, h('div', { class: 'replay-track' }, range, ticks), pace, number);

  /** @param {number} place */
  function go(place) {
    desk.game.goTo(way()[place]);
    ondraw();
  }
  function step() {
    const next = at() + 1;
    if (next >= way().length) stop();
    else go(next);
  }
  function start() {
    clearInterval(timer);
    if (at() >= way().length - 1) go(0);
    timer = window.setInterval(step, PACE / speed);
    draw();
  }
  function stop() {
    if (!timer) return;
    clearInterval(timer);
    timer = 0;
    // What was shown for a moment was not worth writing down; where it ends is.
    desk.app.keep(desk.game);
    draw();
  }
  function draw() {
    const moves = way();
    const label = t(timer ? 'replay.pause' : 'replay.play');
    button.replaceChildren(icon(timer ? 'pause' : 'play', 20));
    button.setAttribute('aria-label', label);
    button.title = label;
    range.max = String(moves.length - 1);
    range.value = String(at());
    range.style.setProperty('--part', String(moves.length > 1 ? at() / (moves.length - 1) : 0));
    number.textContent = t('replay.at', { number: at(), all: moves.length - 1 });
    range.setAttribute('aria-valuetext', number.textContent);
    pace.textContent = `${speed}×`;
    pace.setAttribute('aria-label', t('replay.speed', { speed }));
    ticks.replaceChildren(...desk.game.history.bookmarks.flatMap(({ move }) => {
      const place = moves.indexOf(move);
      if (place < 0) return [];
      const tick = h('i');
      tick.style.insetInlineStart = `${(place / Math.max(1, moves.length - 1)) * 100}%`;
      return [tick];
    }));
  }
  return {
    element, draw, start, stop,
    rewind: () => go(0),
    get isRunning() {
      return timer !== 0;
    },
  };
}

/** Names the present move, or takes its name away. @param {Desk} desk */
function makeBookmark(desk) {
  const { t } = desk;
  const { field, label } = input(t('history.name'), { type: 'text', maxlength: 60, required: true });
  const form = h('form', {
    class: 'bookmark-form', hidden: true,
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return;
      leave();
      desk.game.bookmark(name);
      desk.say(t('history.bookmarked', { name }));
    },
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    },
  }, label, h('button', { type: 'submit', class: 'button secondary' }, t('history.keep')));
  const own = () => desk.game.history.bookmarks.find(({ move }) => move === desk.game.history.current);
  const button = textButton('', () => {
    const mine = own();
    if (mine) {
      desk.game.forgetBookmark(mine.name);
      desk.say(t('history.forgot', { name: mine.name }));
    } else {
      form.hidden = false;
      field.value = '';
      field.focus();
    }
  }, { 'data-key': 'bookmark' });

  function leave() {
    form.hidden = true;
    button.focus();
  }
  return {
    form, button,
    draw() {
      button.textContent = t(own() ? 'history.unmark' : 'history.bookmark');
    },
  };
}
