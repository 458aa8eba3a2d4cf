/** The bar over the game: title, level, clock, pause and the menu. */
import { clock } from '../game/timer.js';
import { boardHeader } from '../shell/header.js';
import { openMenu } from '../shell/menu.js';
import { testedOf } from '../storage/packs.js';
import { iconButton, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { levelChip, ticks } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { shortTitle, titleOf } from './title.js';

/**
 * @param {import('../board/desk.js').Desk} desk
 * @param {{menu: () => import('../shell/menu.js').Item[], pause: () => void}} actions
 */
export function makePlayHeader(desk, { menu, pause }) {
  const { app, t } = desk;
  const title = h('h1', { class: 'board-title', tabindex: -1 });
  const time = h('span', { class: 'clock', role: 'timer', 'aria-live': 'off' });
  const pauseButton = iconButton('pause', t('play.pause'), pause, { 'data-key': 'pause' });
  const menuButton = iconButton('menu', t('nav.menu'), () => openMenu(menuButton, menu()), { 'aria-haspopup': 'menu', 'data-key': 'menu' });
  const toMake = textButton('', () => app.go(`make/${testedOf(desk.game.id)}`), { class: 'to-make', 'aria-label': t('play.toMake'), hidden: true });
  toMake.append(icon('make', 20), h('span', { class: 'not-narrow' }, t('play.toMake')));
  const element = boardHeader(app, { title, end: [toMake, time, pauseButton, menuButton] });
  let shown = '';

  const drawClock = () => {
    const text = desk.settings.timer ? clock(desk.game.seconds) : '';
    if (time.textContent !== text) time.textContent = text;
  };
  const draw = () => {
    const { game } = desk;
    drawClock();
    const key = JSON.stringify([game.id, game.name, game.day, game.level, game.paused, game.isSolved]);
    if (key === shown) return;
    shown = key;
    toMake.hidden = !testedOf(game.id);
    const small = game.level ? ticks(game.level, t) : null;
    small?.classList.add('only-narrow');
    const chip = game.level ? levelChip(game.level, t) : null;
    chip?.classList.add('not-narrow');
    title.replaceChildren(...names(titleOf(game, t), shortTitle(game, desk.language)), ...[small, chip].filter((one) => one !== null));
    const label = t(game.paused ? 'play.resume' : 'play.pause');
    pauseButton.replaceChildren(icon(game.paused ? 'play' : 'pause', 20));
    pauseButton.setAttribute('aria-label', label);
    pauseButton.title = label;
    pauseButton.hidden = game.isSolved;
  };
  return { element, title, draw, drawClock };
}

/** A title, and a shorter one where there is little room. @param {string} long @param {string} short */
const names = (long, short) => (short ? [h('span', { class: 'board-name not-narrow' }, long), h('span', { class: 'board-name only-narrow', 'aria-hidden': 'true' }, short), h('span', { class: 'visually-hidden only-narrow' }, long)]
  : [h('span', { class: 'board-name' }, long)]);
