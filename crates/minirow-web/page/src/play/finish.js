/** The end of a game: its time beside the times before, what it took, and the next one. */
import { title } from '../hints/words.js';
import { clock } from '../game/timer.js';
import { kindOf } from '../storage/statistics.js';
import { iconButton, textButton } from '../ui/controls.js';
import { h, svg } from '../ui/dom.js';
import { emblem } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { titleOf } from './title.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('../game/game.js').Game} Game */

/** How many times before are drawn, with the present one. */
const TIMES = 12;
/** How many techniques are named. */
const TECHNIQUES = 5;

/** @param {Desk} desk @param {{next: () => void, replay: () => void}} actions */
export function makeFinish(desk, { next, replay }) {
  const { app, t } = desk;
  const element = h('section', { class: 'finish', 'aria-labelledby': 'finish-title' });
  /** The game whose end is shown. @type {Game|null} */
  let shown = null;

  /** @param {Game} game @param {{isNew: boolean}} how `isNew`: it was finished just now */
  function show(game, { isNew }) {
    shown = game;
    const level = game.level ? t(`level.${game.level}`) : titleOf(game, t);
    const heading = h('h2', { id: 'finish-title', tabindex: -1 }, t('finish.title', { level }));
    const used = h('div', { class: 'used', hidden: true });
    const nextText = game.level && game.geometry.isClassic ? t('finish.next', { level }) : t('finish.another');
    element.replaceChildren(
      h('div', { class: 'finish-head' }, /** @type {any} */ (emblem(game.level, 44, { drawn: isNew })), heading),
      h('p', { class: 'finish-time' }, clock(game.seconds)),
      ...parts(best(game, level)), ...parts(helped(game)), ...parts(spark(game, level)), used,
      h('div', { class: 'finish-buttons' },
        textButton(nextText, next, { kind: 'primary', 'data-key': 'next' }),
        textButton(t('replay.play'), replay, { 'data-key': 'finish-replay' }),
        iconButton('list', t('nav.library'), () => app.go('library'), { class: 'filled', 'data-key': 'finish-library' }),
        iconButton('share', t('menu.share'), () => app.openDialog('share', { game }), { class: 'filled', 'data-key': 'finish-share' })));
    void techniques(game, used, isNew);
  }

  /** @param {Game} game @param {string} level */
  function best(game, level) {
    if (!game.level) return null;
    const before = earlier(game);
    if (!before.length) return h('p', { class: 'best' }, /** @type {any} */ (icon('trophy', 20)), t('finish.first', { level }));
    const least = Math.min(...before);
    const seconds = Math.round(game.seconds);
    if (seconds < least) return h('p', { class: 'best' }, /** @type {any} */ (icon('trophy', 20)), t('finish.best', { level, seconds: least - seconds }));
    return h('p', { class: 'best-before' }, t('finish.bestBefore', { level, time: clock(least) }));
  }

  /** The help that was taken: what the player did alone is not said to be more. @param {Game} game */
  function helped({ hinted, solutionShown }) {
    if (solutionShown) return h('p', { class: 'helped' }, t('finish.shown'));
    if (!hinted.length) return null;
    const names = [...new Set(hinted)].map((technique) => title(/** @type {any} */ ({ t, language: desk.language }), { technique, title: readable(technique) })).join(', ');
    return h('p', { class: 'helped' }, t(hinted.length === 1 ? 'finish.hint' : 'finish.hints', { count: hinted.length, names }));
  }

  /** The times of the level on this kind of board before this game. @param {Game} game */
  function earlier(game) {
    const times = [...app.statistics?.times(game.level, kindOf(game.geometry)) ?? []];
    const mine = times.lastIndexOf(Math.round(game.seconds));
    if (mine >= 0) times.splice(mine, 1);
    return times;
  }

  /** @param {Game} game @param {string} level */
  function spark(game, level) {
    const times = game.level ? [...earlier(game).slice(1 - TIMES), Math.round(game.seconds)] : [];
    if (times.length < 2) return null;
    return h('figure', { class: 'spark' }, /** @type {any} */ (line(times)), h('figcaption', { class: 'quiet-text' }, t('finish.last', { level })),
      h('p', { class: 'visually-hidden' }, times.map(clock).join(', ')));
  }

  /** What the way to the solution takes, counted by technique. @param {Game} game @param {HTMLElement} used @param {boolean} isNew */
  async function techniques(game, used, isNew) {
    // No technique knows rules beyond houses.
    if (game.geometry.hasRules) return;
    try {
      const { steps } = await app.engine.call('path', { board: { geometry: game.geometry.spec, givens: game.position.given } });
      /** @type {Map<string, {title: string, count: number, rating: number}>} */
      const counts = new Map();
      for (const step of steps) {
        const one = counts.get(step.technique) ?? { title: title(/** @type {any} */ ({ t, language: desk.language }), step), count: 0, rating: step.rating };
        one.count += 1;
        counts.set(step.technique, one);
      }
      if (shown !== game || !counts.size) return;
      // The hardest are named in any case: they are what the game was about.
      const hardest = [...counts.values()].sort((a, b) => b.rating - a.rating).slice(0, TECHNIQUES).sort((a, b) => b.count - a.count);
      const most = Math.max(...hardest.map(({ count }) => count));
      used.replaceChildren(h('h3', null, t('finish.techniques')), h('ul', null, ...hardest.map(({ title: name, count }) => {
        const bar = h('i');
        bar.style.inlineSize = `${(count / most) * 100}%`;
        return h('li', null, h('span', null, name), h('span', { class: 'used-bar', 'aria-hidden': 'true' }, bar), h('b', { class: 'number' }, count));
      })));
      used.hidden = false;
      // Looked at again, the same game does not count again.
      if (isNew) app.statistics.meet([...counts.keys()]);
    } catch {
      // The end is worth seeing without it.
    }
  }

  return { element, show };
}

/** The English name of a technique, out of the one for programs: `xy-wing`, `hidden-pair`. @param {string} technique */
const readable = (technique) => {
  const name = technique.replace(/^(\w+)-wing/, (_, first) => `${first.toUpperCase()}-wing`).replace(/^(als|aic)\b/, (first) => first.toUpperCase());
  return name[0].toUpperCase() + name.slice(1).replace(/-(?!wing)/g, ' ');
};

/** @param {HTMLElement|null} one */
const parts = (one) => (one ? [one] : []);

/** Times as a line; faster is lower. @param {number[]} times */
function line(times) {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const [width, height] = [400, 56];
  const points = times.map((time, at) => [8 + (at * (width - 16)) / (times.length - 1), 8 + (height - 16) * (1 - (time - least) / Math.max(1, most - least))]);
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    svg('path', { class: 'spark-line', d: `M${points.map((point) => point.join(' ')).join('L')}` }),
    ...points.map(([cx, cy], at) => svg('circle', { class: at === points.length - 1 ? 'spark-now' : 'spark-dot', cx, cy, r: at === points.length - 1 ? 6 : 3.2 })));
}
