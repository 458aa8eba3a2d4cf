/** The folded rows at the foot of the column: check, history, rules and rating. */
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/**
 * @param {import('../board/desk.js').Desk} desk
 * @param {{check: () => void, history: () => void, rules: () => void, rating: () => string}} actions
 */
export function makeRows(desk, { check, history, rules, rating }) {
  const { t } = desk;
  const moves = h('span', { class: 'fold-value' });
  const rated = h('span', { class: 'fold-value' });
  /** @param {string} name @param {string} picture @param {() => void} onclick @param {HTMLElement} [value] */
  const row = (name, picture, onclick, value) => h('button', { type: 'button', onclick, 'data-key': name },
    /** @type {any} */ (icon(picture, 20)), h('span', null, t(`play.${name}`)), value);
  const element = h('div', { class: 'folds' },
    row('check', 'check', check), row('history', 'clock', history, moves), row('rules', 'info', rules, rated));

  const draw = () => {
    const count = desk.game.history.moves.length - 1;
    moves.textContent = t(count === 1 ? 'play.move' : 'play.moves', { count });
    rated.textContent = rating();
  };
  return { element, draw };
}
