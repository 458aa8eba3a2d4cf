/** The statistics beside the library: days in a row, solved puzzles by day, times by level. */
import { clock } from '../game/timer.js';
import { addDays, dayOf, weekday } from '../storage/days.js';
import { h, svg } from '../ui/dom.js';
import { LEVELS } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';

/** @typedef {import('../app.js').App} App */

const WEEKS = 17;
/** How many times of a level are drawn. */
const TIMES = 12;

/** @param {App} app */
export function figures(app) {
  const { statistics, t } = app;
  const { days, longest } = statistics.streak();
  const { solved, alone } = statistics.counts();
  return h('aside', { class: 'figures', 'aria-label': t('library.statistics') },
    h('section', { class: 'card figure' },
      h('div', { class: 'figure-head' }, h('h2', null, t('library.streak')), icon('flame')),
      h('p', { class: 'streak-days number' }, `${days} `, h('span', null, t(days === 1 ? 'library.day' : 'library.days', { longest }))),
      calendar(app)),
    ...times(app),
    h('p', { class: 'quiet-text figure-foot' }, t('library.counts', { solved, alone })));
}

/** The three figures that stand on phones in place of all others. @param {App} app */
export function shortFigures({ statistics, t }) {
  const favourite = LEVELS.map((level) => ({ level, count: statistics.times(level).length })).sort((a, b) => b.count - a.count)[0];
  const best = favourite.count ? statistics.best(favourite.level) : undefined;
  /** @param {string|number} number @param {string} text */
  const figure = (number, text) => h('div', null, h('dt', null, text), h('dd', { class: 'number' }, number));
  return h('dl', { class: 'card short-figures only-narrow' },
    figure(statistics.streak().days, t('library.inARow')), figure(statistics.counts().solved, t('library.solvedGames')),
    figure(best === undefined ? '–' : clock(best), best === undefined ? t('library.best') : t('library.bestOf', { level: t(`level.${favourite.level}`) })));
}

/** A square for each day, darker where more was solved. @param {App} app */
function calendar({ statistics, t }) {
  const solved = statistics.calendar();
  const today = dayOf(Date.now());
  const first = addDays(today, -weekday(today) - 7 * (WEEKS - 1));
  let sum = 0;
  const squares = Array.from({ length: WEEKS * 7 }, (_, at) => {
    const day = addDays(first, at);
    const count = solved.get(day) ?? 0;
    sum += count;
    return svg('rect', {
      x: Math.floor(at / 7) * 16, y: (at % 7) * 16, width: 13, height: 13, rx: 4, class: count ? 'some' : day > today ? 'later' : 'none',
      ...(count ? { opacity: [0.38, 0.65, 1][Math.min(count, 3) - 1] } : {}),
    });
  });
  return svg('svg', { class: 'calendar', viewBox: '0 0 269 109', role: 'img', 'aria-label': t('library.calendar', { weeks: WEEKS, solved: sum }) }, ...squares);
}

/** @param {App} app */
function times({ statistics, t }) {
  const levels = LEVELS.map((level) => ({ level, seconds: statistics.times(level).slice(-TIMES), best: statistics.best(level) })).filter(({ seconds }) => seconds.length);
  if (!levels.length) return [];
  return [h('section', { class: 'card figure' },
    h('div', { class: 'figure-head' }, h('h2', null, t('library.times')), h('span', { class: 'quiet-text' }, t('library.best'))),
    h('ul', null, ...levels.map(({ level, seconds, best }) => h('li', { class: 'time-row' },
      h('span', null, t(`level.${level}`)), line(seconds),
      h('span', { class: 'visually-hidden' }, t('library.lastTimes', { times: seconds.map(clock).join(', ') })),
      h('b', { class: 'number' }, clock(best ?? 0))))))];
}

/** Times as a line: lower is faster. @param {number[]} seconds */
function line(seconds) {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  const points = seconds.map((time, at) => [4 + (at * 108) / (TIMES - 1), 24 - 20 * (most > least ? (most - time) / (most - least) : 0.5)]);
  // SVG counts downwards: the slowest is at the top.
  const drawn = points.map(([x, y]) => [x, 28 - y]);
  const [x, y] = drawn[drawn.length - 1];
  return svg('svg', { class: 'times', viewBox: '0 0 116 28', 'aria-hidden': 'true' },
    svg('path', { d: `M${drawn.map((point) => point.join(' ')).join('L')}` }), svg('circle', { cx: x, cy: y, r: 3 }));
}
