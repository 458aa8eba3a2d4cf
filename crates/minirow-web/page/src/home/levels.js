/** The levels as cards: the whole card begins a new game. */
import { h } from '../ui/dom.js';
import { LEVELS, emblem, ticks } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { whileBusy } from './busy.js';
import { newGame } from './new-game.js';

/** @param {import('../app.js').App} app @param {{isFirst: boolean}} how `isFirst`: nothing is kept yet, so the first card leads */
export function levelCards(app, { isFirst }) {
  const { t } = app;
  return h('div', { class: 'levels' }, ...LEVELS.map((level, at) => {
    const isStart = isFirst && at === 0;
    const card = h('button', {
      type: 'button', class: isStart ? 'card lift level start' : 'card lift level', 'data-level': level,
      onclick: () => void whileBusy(app, card, () => newGame(app, level)),
    },
    emblem(level, 60), h('span', { class: 'level-name' }, t(`level.${level}`)),
    h('span', { class: 'level-about' }, t(isStart ? 'home.start' : `home.level.${level}`)), ticks(level, t),
    h('span', { class: 'level-go', 'aria-hidden': 'true' }, icon('right', 16)));
    return card;
  }));
}
