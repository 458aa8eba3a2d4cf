/** The looks that the cards beside the board share: a title, a button to close, and what they hold. */
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/**
 * @param {import('../board/desk.js').Desk} desk
 * @param {{name: string, title: string, close: () => void, small?: boolean}} options
 */
export function makeCard(desk, { name, title, close, small = false }) {
  const heading = h('h2', { id: `${name}-title` }, title);
  const about = h('p', { class: 'quiet-text number' });
  const body = h('div', { class: 'side-card-body' });
  const element = h('section', { class: small ? 'side-card small' : 'side-card', 'aria-labelledby': `${name}-title`, 'data-card': name },
    h('span', { class: 'grab', 'aria-hidden': 'true' }),
    h('header', null, h('div', null, heading, about), iconButton('close', desk.t('dialog.close'), close, { class: 'card-close' })), body);
  return { element, heading, about, body };
}

/** Closes a card by Escape. @param {() => void} close @returns {(event: KeyboardEvent) => boolean} */
export const closeByEscape = (close) => (event) => {
  if (event.key !== 'Escape') return false;
  close();
  return true;
};
