/** What a game is called: its own name, the day whose puzzle it is, or what kind of board it is. */
import { dateWords } from '../i18n/dates.js';
import { sizeWords } from '../board/label.js';
import { dateOf } from '../storage/days.js';

/** @param {import('../game/game.js').Game} game @param {import('../i18n/i18n.js').Translate} t */
export function titleOf(game, t) {
  if (game.name) return game.name;
  if (game.day) return t('play.today', { day: game.day });
  return t('play.title', { kind: kindOf(game, t) });
}

/** The day of a puzzle in few letters, where the whole date is its name: `Thu 24 Sept`. @param {import('../game/game.js').Game} game @param {string} language */
export const shortTitle = ({ day, name }, language) =>
  (day && name === dateWords(language, dateOf(day), { weekday: 'long', day: 'numeric', month: 'long' }) ? dateWords(language, dateOf(day), { weekday: 'short', day: 'numeric', month: 'short' }) : '');

/** What kind of board it is, in a few words: `Classic`, `16×16`, `Jigsaw`. @param {import('../game/game.js').Game} game @param {import('../i18n/i18n.js').Translate} t */
export function kindOf({ geometry }, t) {
  if (geometry.isClassic) return t('kind.classic');
  const { extra, grids } = geometry;
  const parts = [
    ...(geometry.isSquare && geometry.digits === 9 ? [] : [sizeWords(t, geometry)]),
    ...(geometry.spec.blocks && !grids.length ? [t('kind.jigsaw')] : []),
    ...extra.map((name) => t(`kind.${name}`)),
    ...(geometry.spec.houses?.length || geometry.spec.distinct?.length || geometry.spec.apart?.length || geometry.hasRules ? [t('kind.variant')] : []),
  ];
  return parts.join(', ') || t('kind.classic');
}
