/** What a kept game is called. */
import { kindOf } from '../play/title.js';
import { geometryOf } from '../storage/entry.js';
import { placeOf } from '../storage/packs.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../storage/entry.js').Entry} Entry */

/** Its own name, its place in a pack, or what kind of board it is. @param {App} app @param {Entry} entry */
export function titleOf({ t, library }, entry) {
  if (entry.name) return entry.name;
  const place = placeOf(entry.id);
  const pack = place && library.pack(place.pack);
  if (place && pack) return t('library.packBoard', { pack: pack.name, number: place.at + 1 });
  return kindWords(t, entry);
}

/** `Classic`, `16×16`, `Jigsaw`. @param {import('../i18n/i18n.js').Translate} t @param {Entry} entry */
export const kindWords = (t, entry) => kindOf(/** @type {any} */ ({ geometry: geometryOf(entry) }), t);
