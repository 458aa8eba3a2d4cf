/** Today's puzzle: the same for everybody, and the week it belongs to. */
import { Geometry } from '../board/geometry.js';
import { thumbnail } from '../board/thumbnail.js';
import { clock } from '../game/timer.js';
import { dateWords } from '../i18n/dates.js';
import { addDays, dateOf, weekday } from '../storage/days.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { whileBusy } from './busy.js';
import { dayName, playDay, supplyOf } from './new-game.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {string} day @param {{isPrimary: boolean}} how */
export function todayCard(app, day, { isPrimary }) {
  const { t } = app;
  const begun = app.library.ofDay(day);
  const solved = app.statistics.days();
  const level = t(`level.${supplyOf(app).levelOf(day)}`);
  const about = begun?.solved ? t('home.today.solved', { level, time: clock(begun.seconds) }) : t('home.today.about', { level });
  const text = t(begun?.solved ? 'home.today.look' : begun?.touched ? 'home.today.goOn' : 'home.today.play');
  const play = textButton(text, () => void whileBusy(app, play, () => playDay(app, day)), { kind: isPrimary && !begun?.solved ? 'primary' : 'secondary', 'data-key': 'today' });
  const picture = h('div', { class: 'thumb-place' }, thumbnail(new Geometry(), begun ?? { values: [] }, 132));
  if (!begun) void draw(app, day, picture);
  return h('section', { class: 'card today', 'aria-labelledby': 'today-title' },
    h('div', { class: 'card-body' },
      h('div', { class: 'today-head' }, h('p', { class: 'quiet-text' }, t('home.today')), streak(app)),
      h('h2', { class: 'lead', id: 'today-title' }, dayName(app, day)),
      h('p', { class: 'quiet-text number' }, about),
      week(app, day, solved),
      h('div', { class: 'card-row' }, play)),
    picture);
}

/** Shows the puzzle as soon as it is made. @param {App} app @param {string} day @param {HTMLElement} place */
async function draw(app, day, place) {
  try {
    place.replaceChildren(thumbnail(new Geometry(), { values: await supplyOf(app).ofDay(day) }, 132));
  } catch {
    // The empty board stays; who wants to play is told what is wrong.
  }
}

/** The days from Monday to Sunday; those whose puzzle is solved have a tick. @param {App} app @param {string} today @param {Set<string>} solved */
function week({ language, t }, today, solved) {
  const monday = addDays(today, -weekday(today));
  return h('ul', { class: 'week', 'aria-label': t('home.week') }, ...Array.from({ length: 7 }, (_, at) => {
    const day = addDays(monday, at);
    const date = dateOf(day);
    const isSolved = solved.has(day);
    const label = [dateWords(language, date, { weekday: 'long', day: 'numeric' }), ...(isSolved ? [t('home.solved')] : []), ...(day === today ? [t('home.isToday')] : [])];
    return h('li', { class: [isSolved ? 'solved' : '', day === today ? 'now' : ''].join(' ').trim() },
      h('span', { class: 'visually-hidden' }, label.join(', ')),
      h('span', { 'aria-hidden': 'true' }, dateWords(language, date, { weekday: 'narrow' })),
      h('i', { 'aria-hidden': 'true' }, isSolved ? icon('check', 14) : date.getDate()));
  }));
}

/** @param {App} app */
function streak({ statistics, t }) {
  const { days } = statistics.streak();
  if (days < 2) return null;
  return h('span', { class: 'streak quiet-text number' }, icon('flame', 18), t('home.streak', { days }));
}
