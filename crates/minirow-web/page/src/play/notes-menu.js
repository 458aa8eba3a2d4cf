/** What can be done with all notes at once. */
import { clearNotes, fillCorners, fillNotes, keepNotes } from '../game/edit.js';

/** @param {import('../board/desk.js').Desk} desk @returns {import('../shell/menu.js').Item[]} */
export function notesMenu(desk) {
  const { t, settings } = desk;
  /** @param {() => boolean} change @param {string} done */
  const change = (change, done) => () => {
    desk.say(t(change() ? done : 'notes.nothing'));
    desk.focus();
  };
  const { game } = desk;
  return [
    { text: t('notes.fill'), about: t('notes.fill.about'), onclick: change(() => fillAll(desk), 'notes.filled') },
    { text: t('notes.snyder'), about: t('notes.snyder.about'), onclick: change(() => game.make(fillCorners(game.position)), 'notes.snyderDone') },
    {
      text: t('notes.automatic'), about: t('notes.automatic.about'), checked: game.autoNotes, keys: desk.keyOf('notes'),
      onclick: () => {
        desk.run({ name: 'notes' });
        desk.focus();
      },
    },
    {
      text: t('notes.complete'), about: t('notes.complete.about'), checked: settings.notesComplete === true,
      onclick: () => {
        desk.app.change(/** @type {any} */ ({ notesComplete: !settings.notesComplete }));
        desk.say(t(desk.settings.notesComplete ? 'notes.completeOn' : 'notes.completeOff'));
        desk.focus();
      },
    },
    { text: t('notes.clear'), about: t('notes.clear.about'), onclick: change(() => game.make(clearNotes(game.position)), 'notes.cleared') },
  ];
}

/**
 * All candidates, once: from here on they are the player's own. Where the page keeps the notes itself,
 * those are what is left. @param {import('../board/desk.js').Desk} desk
 */
function fillAll({ game }) {
  const cells = game.position.given.map((_, cell) => cell);
  const changes = game.autoNotes ? keepNotes(game.position) : fillNotes(game.position, cells, 'possible');
  if (game.autoNotes) game.setAutoNotes(false);
  return game.make(changes);
}
