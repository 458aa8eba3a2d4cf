/** The library: all games that are kept and packs of boards, with statistics; and one pack with its boards. */
import { pageHeader } from '../shell/header.js';
import { openMenu } from '../shell/menu.js';
import { saveFile } from '../storage/save-file.js';
import { iconButton, segments, textButton } from '../ui/controls.js';
import { download, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { Pictures, card } from './card.js';
import { ofBoard, ofGame, ofPack } from './cards.js';
import { figures, shortFigures } from './figures.js';
import { renameInPlace } from './rename.js';
import { addEverything, everything, wholeFile } from '../storage/whole-file.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../storage/entry.js').Entry} Entry */
/** @typedef {'all'|'playing'|'solved'|'made'} Filter */

/** @type {Filter[]} */
const FILTERS = ['all', 'playing', 'solved', 'made'];

/** @param {App} app @returns {import('../shell/router.js').View} */
export function makeLibrary(app) {
  const view = new LibraryView(app);
  return { element: view.element, enter: (rest) => view.enter(rest), focus: () => view.focus() };
}

class LibraryView {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Filter} */
    this.filter = 'all';
    this.pack = '';
    this.main = h('main', { class: 'wrap library' });
    this.element = h('div', { class: 'view' }, pageHeader(app, 'library'), this.main);
    app.addEventListener('imported', () => this.draw());
  }

  /** @param {string} pack the id of a pack, or nothing for all */
  enter(pack) {
    this.pack = this.app.library.pack(pack) ? pack : '';
    this.draw();
    return this.pack ? this.app.library.pack(this.pack)?.name ?? '' : this.app.t('nav.library');
  }

  focus() {
    /** @type {HTMLElement|null} */ (this.main.querySelector('h1'))?.focus();
  }

  draw() {
    const pictures = new Pictures(this.app);
    if (this.pack) this.#drawPack(pictures);
    else this.#drawAll(pictures);
  }

  /** @param {Pictures} pictures */
  #drawAll(pictures) {
    const { app } = this;
    const { t } = app;
    const { element } = segments(t('library.filter'), FILTERS.map((value) => ({ value, text: t(`library.${value}`) })), this.filter, (value) => {
      this.filter = /** @type {Filter} */ (value);
      this.#fill(list, new Pictures(this.app));
    });
    const list = h('div', { class: 'kept-list' });
    const more = iconButton('dots', t('library.file'), () => openMenu(more, [
      { text: t('library.export'), onclick: () => download('minirow-library.json', `${JSON.stringify(everything(app))}\n`) },
      { text: t('library.import'), onclick: () => file.click() },
    ]), { 'aria-haspopup': 'menu', class: 'filled' });
    const file = h('input', { type: 'file', accept: '.json,application/json', hidden: true, onchange: () => void this.#import(file) });
    this.main.className = 'wrap library';
    this.main.replaceChildren(
      h('h1', { class: 'visually-hidden', tabindex: -1 }, t('nav.library')),
      h('div', { class: 'library-games' },
        h('div', { class: 'library-bar' }, element,
          textButton(t('home.open'), () => app.openDialog('open'), { icon: 'paste', class: 'open-paste', 'aria-label': t('home.open') }), more, file),
        shortFigures(app), list),
      figures(app));
    this.#fill(list, pictures);
  }

  /** @param {HTMLElement} list @param {Pictures} pictures */
  #fill(list, pictures) {
    const { app, filter } = this;
    const games = app.library.list().filter((entry) => isShown(entry, filter)).map((entry) => ({ when: entry.when, id: entry.id, what: ofGame(app, entry) }));
    const packs = app.library.packs().map((pack) => ({ when: pack.when, id: pack.id, what: ofPack(app, pack) }))
      .filter(({ what }) => filter === 'all' || (filter === 'solved' ? what.done : filter === 'playing' && !what.done));
    const all = [...games, ...packs].sort((a, b) => b.when - a.when);
    list.replaceChildren(...(all.length ? all.map(({ id, what }) => {
      const one = card(app, pictures, { ...what, menu: (anchor) => this.#menu(anchor, one, id, what.title) });
      return one;
    }) : [this.#empty()]));
  }

  #empty() {
    const { t } = this.app;
    const isAll = this.filter === 'all';
    return h('div', { class: 'library-empty' }, icon('info'), h('p', null, t(isAll ? 'library.empty' : 'library.none')),
      isAll ? h('a', { class: 'button secondary', href: '#home' }, t('home.new')) : null);
  }

  /** @param {HTMLElement} anchor @param {HTMLElement} element @param {string} id @param {string} name */
  #menu(anchor, element, id, name) {
    const { app } = this;
    const { t, library } = app;
    const isPack = library.pack(id) !== null;
    const link = /** @type {HTMLAnchorElement} */ (element.querySelector('.kept-name'));
    openMenu(anchor, [
      { text: t('library.open'), onclick: () => link.click() },
      { text: t('library.rename'), onclick: () => renameInPlace(link, t('library.name'), (wanted) => this.#rename(id, wanted)) },
      ...(isPack ? [] : [{ text: t('library.save'), onclick: () => this.#save(id) }]),
      { text: t('library.remove'), onclick: () => this.#remove(id, name, element) },
    ]);
  }

  /** @param {string} id @param {string} name */
  #rename(id, name) {
    const { app } = this;
    const outcome = app.library.rename(id, name);
    if (outcome === 'saved') app.say(app.t('library.renamed', { name }));
    else app.tell(app.t(`storage.${outcome}`));
  }

  /** @param {string} id */
  #save(id) {
    const game = this.app.library.load(id);
    if (game) saveFile(game);
  }

  /** Removes a game or a pack; the message has a way back. @param {string} id @param {string} name @param {HTMLElement} element */
  #remove(id, name, element) {
    const { app } = this;
    const { t, library } = app;
    const removed = library.remove(id);
    const next = element.nextElementSibling ?? element.previousElementSibling;
    element.remove();
    if (!this.main.querySelector('.kept')) this.draw();
    /** @type {HTMLElement|null} */ (next?.querySelector('.kept-name') ?? this.main.querySelector('.segments button'))?.focus();
    app.tell(t('library.removed', { name }), textButton(t('library.undo'), () => {
      library.putBack(removed);
      app.tell('');
      this.draw();
      /** @type {HTMLElement|undefined} */ ([...this.main.querySelectorAll('.kept-name')].find((link) => link.getAttribute('href')?.endsWith(`/${id}`)))?.focus();
      app.say(t('library.restored', { name }));
    }));
  }

  /** @param {HTMLInputElement} field */
  async #import(field) {
    const { app } = this;
    const chosen = field.files?.[0];
    field.value = '';
    if (!chosen) return;
    const text = await chosen.text();
    const file = wholeFile(text);
    if (file) importWhole(app, file);
    // Anything else is a board or many.
    else app.openDialog('open', { text, name: chosen.name });
  }

  /** @param {Pictures} pictures */
  #drawPack(pictures) {
    const { app, pack: id } = this;
    const { t, library } = app;
    const pack = library.pack(id);
    if (!pack) return;
    const begun = library.begun(id);
    const solved = [...begun.values()].filter((entry) => entry.solved).length;
    this.main.className = 'wrap library-pack';
    this.main.replaceChildren(
      h('a', { class: 'button quiet back', href: '#library' }, icon('left', 20), t('nav.library')),
      h('h1', { class: 'head', tabindex: -1 }, pack.name),
      h('p', { class: 'quiet-text number' }, t('library.packSolved', { solved, boards: pack.boards.length })),
      h('div', { class: 'kept-list' }, ...pack.boards.map((_, at) => card(app, pictures, ofBoard(app, pack, id, at, begun.get(at))))));
  }
}

/** Adds a file with everything, and tells what came. @param {App} app @param {any} file */
export function importWhole(app, file) {
  const { added, outcome } = addEverything(app, file);
  app.tell(outcome === 'saved' ? app.t('library.imported', { added }) : app.t(`storage.${outcome}`));
}

/** @param {Entry} entry @param {Filter} filter */
function isShown({ solved, made }, filter) {
  if (filter === 'playing') return !solved && !made;
  if (filter === 'solved') return solved;
  return filter === 'all' || made;
}
