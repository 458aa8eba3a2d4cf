/** The level of a technique, by its rating. */
import { LEVELS } from '../ui/emblem.js';

/** The highest rating of each level but the last. */
const MOST = [1.2, 2.3, 3.0, 3.9, 4.7, 6.2];

/** @param {number} rating */
export function levelOfRating(rating) {
  const at = MOST.findIndex((most) => rating <= most + 0.001);
  return LEVELS[at < 0 ? LEVELS.length - 1 : at];
}
