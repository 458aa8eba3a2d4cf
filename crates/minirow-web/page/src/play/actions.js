/** The five actions below the pad; the hint is the one that is filled. */
import { listenToPresses } from '../input/press.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { openMenu } from '../shell/menu.js';
import { notesMenu } from './notes-menu.js';

/** Actions that are keys of the board: what they do opens nothing. @type {Record<string, string>} */
const COMMANDS = { undo: 'undo', redo: 'redo', erase: 'clear' };

/** @param {import('../board/desk.js').Desk} desk */
export function makeActions(desk) {
  const { t } = desk;
  /** @param {string} name @param {string} picture @param {((event: MouseEvent) => void)|null} onclick @param {Record<string, any>} [more] */
  const action = (name, picture, onclick, more = {}) => h('button', { type: 'button', class: 'act', 'data-key': name, onclick, ...more },
    /** @type {any} */ (icon(picture, 22)), h('span', null, t(`play.${name}`)));
  const undo = action('undo', 'undo', null);
  const redo = action('redo', 'redo', null);
  const notes = action('notes', 'notes', () => openMenu(notes, notesMenu(desk)), { 'aria-haspopup': 'menu' });
  const hint = action('hint', 'hint', () => desk.run({ name: 'hint' }));
  hint.classList.add('primary');
  const element = h('div', { class: 'actions', role: 'group', 'aria-label': t('pad.actions') },
    undo, redo, action('erase', 'erase', null), notes, hint);
  listenToPresses(element, Object.keys(COMMANDS).map((name) => `[data-key="${name}"]`).join(), (key) => {
    desk.run({ name: COMMANDS[key.dataset.key ?? ''] });
    desk.focus();
  });

  const draw = () => {
    const { history } = desk.game;
    // They keep the focus when nothing is left to undo: so they are told to be disabled, but are not.
    undo.setAttribute('aria-disabled', String(!history.canUndo));
    redo.setAttribute('aria-disabled', String(!history.canRedo));
  };
  return { element, draw, hint };
}
