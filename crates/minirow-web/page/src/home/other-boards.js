/** All other boards, with a level for those that have levels. */
import { Geometry } from '../board/geometry.js';
import { wholeThumbnail } from '../board/thumbnail.js';
import { showDialog } from '../shell/dialog.js';
import { segments } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { KINDS } from './boards.js';
import { whileBusy } from './busy.js';
import { newBoard } from './new-game.js';
import { seeded } from './random.js';

/** @typedef {import('../app.js').App} App */

const KEY = 'minirow.board-level';
const LEVELS = ['beginner', 'easy', 'moderate', 'tricky'];

/** The level of other boards that was chosen last. @param {App} app */
export function wantedLevel({ library }) {
  const kept = library.storage?.getItem(KEY) ?? '';
  return LEVELS.includes(kept) ? kept : 'easy';
}

/** `16×16`, `Jigsaw`. @param {App} app @param {string} kind */
export const boardName = ({ t }, kind) => (/^\d+$/.test(kind) ? `${kind}×${kind}` : t(`home.board.${kind}`));

/** @param {App} app */
export function openBoards(app) {
  const { t } = app;
  showDialog(app, t('home.boards'), 'boards', (close) => {
    let level = wantedLevel(app);
    const { element } = segments(t('home.boards.level'), LEVELS.map((value) => ({ value, text: t(`level.${value}`) })), level, (chosen) => {
      level = chosen;
      try {
        app.library.storage?.setItem(KEY, chosen);
      } catch {
        // Without room the choice holds until the dialog is closed.
      }
    });
    const boards = h('ul', { class: 'boards' }, ...Object.keys(KINDS).map((kind) => h('li', null, board(app, kind, async () => {
      await newBoard(app, kind, level);
      close();
    }))));
    return { body: h('div', null, element, h('p', { class: 'quiet-text boards-about' }, t('home.boards.about')), boards) };
  });
}

/** @param {App} app @param {string} kind @param {() => Promise<void>} play */
function board(app, kind, play) {
  const { spec, levels } = KINDS[kind];
  const button = h('button', { type: 'button', class: 'card lift board-kind', onclick: () => void whileBusy(app, button, play) },
    wholeThumbnail(app, new Geometry(spec(seeded(3))), { values: [] }, 72),
    h('span', null, h('b', null, boardName(app, kind)), h('small', null, app.t(levels.length ? (levels.length > 2 ? 'home.boards.levels' : 'home.boards.easy') : 'home.boards.one'))));
  return button;
}
