/** What covers the board while the game is paused: nothing of it can be read. */
import { clock } from '../game/timer.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/emblem.js';

/** @param {import('../board/desk.js').Desk} desk @param {() => void} resume */
export function makeCover(desk, resume) {
  const { t } = desk;
  const element = h('div', { class: 'cover', hidden: true });

  const draw = () => {
    const { game } = desk;
    if (element.hidden === !game.paused) return;
    element.hidden = !game.paused;
    desk.board.inert = game.paused;
    if (!game.paused) return;
    element.parentElement?.scrollTo(0, 0);
    const key = desk.keyOf('pause');
    const open = game.position.given.filter((given) => !given).length;
    const cells = game.position.digit.filter((digit, cell) => digit && !game.position.given[cell]).length;
    const button = textButton(t('play.resume'), resume, { kind: 'primary', icon: 'play', class: 'large', 'data-key': 'resume' });
    element.replaceChildren(/** @type {any} */ (emblem(game.level, 72)), h('h2', { class: 'head' }, t('say.paused')),
      h('p', { class: 'cover-about number' }, t(desk.settings.timer ? 'play.pausedAt' : 'play.pausedCells', { time: clock(game.seconds), cells, all: open })),
      button, ...(key ? [h('p', { class: 'quiet-text not-touch' }, t('play.orPress', { key }))] : []));
    if (element.isConnected) button.focus();
  };
  return { element, draw };
}
