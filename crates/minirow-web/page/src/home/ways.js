/** The ways on from home: open or paste, make, learn, and other boards. */
import { title } from '../hints/words.js';
import { catalogue } from '../learn/catalogue.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { whileBusy } from './busy.js';
import { boardName, openBoards, wantedLevel } from './other-boards.js';
import { newBoard } from './new-game.js';

/** @typedef {import('../app.js').App} App */

/** The boards that have a button of their own; all others are behind one more. */
const SHOWN = ['4', '6', '16', 'jigsaw', 'diagonals', 'samurai'];

/** @param {App} app @param {string} technique what to learn next, where that is known */
export function ways(app, technique) {
  const { t } = app;
  return h('div', { class: 'card ways' },
    h('button', { type: 'button', class: 'way', onclick: () => app.openDialog('open') }, ...parts('paste', t('home.open'), t('home.open.about'))),
    h('a', { class: 'way', href: '#make' }, ...parts('make', t('home.make'), t('home.make.about'))),
    h('a', { class: 'way', href: technique ? `#learn/${technique}` : '#learn' },
      icon('book'), h('span', { class: 'way-name' }, t('home.learn')), aboutLearning(app, technique)),
    h('div', { class: 'way' }, icon('sym'), h('h2', { class: 'way-name' }, t('home.boards')),
      h('div', { class: 'board-sizes' }, ...SHOWN.map((kind) => chip(app, kind)),
        h('button', { type: 'button', class: 'board-size', 'aria-haspopup': 'dialog', onclick: () => openBoards(app) }, t('home.more')))));
}

/** @param {string} name of the icon @param {string} title @param {string} about */
const parts = (name, title, about) => [icon(name), h('span', { class: 'way-name' }, title), h('span', { class: 'way-about' }, about)];

/** @param {App} app @param {string} kind */
function chip(app, kind) {
  const button = h('button', {
    type: 'button', class: 'board-size', 'data-board': kind,
    onclick: () => void whileBusy(app, button, () => newBoard(app, kind, wantedLevel(app))),
  }, boardName(app, kind));
  return button;
}

/** What there is to learn; the engine knows the title of what comes next. @param {App} app @param {string} technique */
function aboutLearning(app, technique) {
  const about = h('span', { class: 'way-about' }, app.t('home.learn.about'));
  if (technique) {
    void catalogue(app).then((all) => {
      const next = all.of(technique);
      if (next) about.textContent = app.t('home.learn.next', { technique: title(/** @type {any} */ (app), next) });
    }).catch(() => undefined);
  }
  return about;
}
