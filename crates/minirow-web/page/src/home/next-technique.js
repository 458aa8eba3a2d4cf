/** What to learn next: the technique in work, else the first that the player has neither met in a game nor learned. */
import { Progress } from '../storage/progress.js';

/** The techniques that one learns one after the other. */
const ORDER = [
  'hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple', 'x-wing',
  'skyscraper', 'xy-wing', 'w-wing', 'unique-rectangle-1', 'swordfish', 'simple-colouring', 'xy-chain', 'als-xz', 'aic', 'forcing-chain',
];

/** @param {import('../app.js').App} app @returns {string} nothing before the first game and exercise, and after the last technique */
export function nextTechnique({ library, statistics }) {
  const progress = new Progress(library.storage);
  const { current } = progress;
  if (current && !progress.isLearned(current)) return current;
  if (!current && !statistics.counts().solved) return '';
  const met = statistics.techniques();
  return ORDER.find((technique) => !met.has(technique) && !progress.isLearned(technique)) ?? '';
}
