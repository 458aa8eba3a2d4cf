/** What the cards of games, packs and boards of packs show. */
import { clock } from '../game/timer.js';
import { dateWords, daysAgo } from '../i18n/dates.js';
import { dayOf } from '../storage/days.js';
import { geometryOf, progress } from '../storage/entry.js';
import { boardId, fromPack } from '../storage/packs.js';
import { kindWords, titleOf } from './words.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../storage/entry.js').Entry} Entry */
/** @typedef {import('../storage/packs.js').Pack} Pack */
/** @typedef {import('./card.js').What} What */

/** @param {App} app @param {Entry} entry @returns {What} */
export function ofGame(app, entry) {
  const { t } = app;
  const level = entry.level && t(`level.${entry.level}`);
  const kind = kindWords(t, entry) === t('kind.classic') ? '' : kindWords(t, entry);
  const from = entry.made ? t('library.yours') : entry.author;
  const about = [kind, level, from].filter(Boolean);
  return {
    href: `#play/${entry.id}`, title: titleOf(app, entry), about: [...(about.length ? about : [t('kind.classic')]), dateOf(app, entry.when)].join(', '),
    picture: () => ({ geometry: geometryOf(entry), values: entry.values, given: entry.given }),
    part: progress(entry), done: entry.solved ? clock(entry.seconds) : '',
  };
}

/** @param {App} app @param {Pack & {id: string}} pack @returns {What} */
export function ofPack(app, pack) {
  const { t, library } = app;
  const all = pack.boards.length;
  const solved = [...library.begun(pack.id).values()].filter((entry) => entry.solved).length;
  return {
    href: `#library/${pack.id}`, title: pack.name, about: [t('library.pack', { boards: all }), dateOf(app, pack.when)].join(', '), kind: 'pack',
    picture: () => pictureOf(pack, 0), part: solved / all, done: solved === all ? t('library.allSolved') : '',
  };
}

/** A board of a pack. @param {App} app @param {Pack} pack @param {string} id of the pack @param {number} at @param {Entry} [begun] @returns {What} */
export function ofBoard(app, pack, id, at, begun) {
  const name = begun?.name || pack.boards[at].name || '';
  const number = app.t('library.board', { number: at + 1 });
  return {
    href: `#play/${boardId(id, at)}`, title: name || number, about: begun?.author || pack.boards[at].author || (name ? number : ''),
    picture: () => (begun ? { geometry: geometryOf(begun), values: begun.values, given: begun.given } : pictureOf(pack, at)),
    part: begun ? progress(begun) : 0, done: begun?.solved ? clock(begun.seconds) : '',
  };
}

/** @param {Pack} pack @param {number} at */
function pictureOf(pack, at) {
  try {
    const { geometry, position } = fromPack(pack.boards[at], '');
    return { geometry, values: position.values, given: position.given.map(Boolean) };
  } catch {
    // A board that is damaged has no picture.
    return null;
  }
}

/** `today`, `19 Nov`, and the year where it is another one. @param {App} app @param {number} when */
function dateOf({ language }, when) {
  const [now, then] = [dayOf(Date.now()), dayOf(when)];
  if (now === then) return daysAgo(language, 0);
  const year = now.slice(0, 4) === then.slice(0, 4) ? {} : { year: /** @type {const} */ ('numeric') };
  return dateWords(language, when, { day: 'numeric', month: 'short', ...year });
}
