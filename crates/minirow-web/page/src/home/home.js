/** Home: a new game in one click, the game to go on with, today's puzzle, and all the other ways. */
import { pageHeader } from '../shell/header.js';
import { dayOf } from '../storage/days.js';
import { h } from '../ui/dom.js';
import { continueCard } from './continue-card.js';
import { levelCards } from './levels.js';
import { QUIET, supplyOf } from './new-game.js';
import { nextTechnique } from './next-technique.js';
import { rulesCard } from './rules-card.js';
import { ways } from './ways.js';
import { todayCard } from './today-card.js';

/** @param {import('../app.js').App} app @returns {import('../shell/router.js').View} */
export function makeHome(app) {
  const main = h('main', { class: 'wrap home' });
  const element = h('div', { class: 'view' }, pageHeader(app, 'home'), main);
  let shownDay = '';

  function show() {
    const { library, statistics, t } = app;
    const day = dayOf(Date.now());
    const unfinished = library.unfinished();
    const hasSolved = statistics.counts().solved > 0;
    const isFirst = !unfinished && !hasSolved;
    shownDay = day;
    main.className = isFirst ? 'wrap home first' : unfinished ? 'wrap home' : 'wrap home done';
    main.replaceChildren(
      h('h1', { class: 'head', tabindex: -1 }, t(isFirst ? 'home.choose' : 'home.new')),
      levelCards(app, { isFirst }),
      ...(unfinished ? [continueCard(app, unfinished)] : []),
      ...(hasSolved ? [] : [rulesCard(app)]),
      todayCard(app, day, { isPrimary: !unfinished && !isFirst }),
      ways(app, nextTechnique(app)));
  }

  /** What a click needs is there before it. */
  function prepare() {
    void import('../play/play.js');
    void supplyOf(app).prepare();
  }

  document.addEventListener('visibilitychange', () => {
    if (element.isConnected && shownDay !== dayOf(Date.now())) show();
  });
  let timer = 0;
  return {
    element,
    enter() {
      show();
      timer = window.setTimeout(prepare, QUIET);
      return '';
    },
    leave: () => clearTimeout(timer),
  };
}
