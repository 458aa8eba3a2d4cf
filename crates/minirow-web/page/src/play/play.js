/** Playing: the board, and beside it how to enter digits; hints and the history take that place for a while. */
import { Desk } from '../board/desk.js';
import { Timer, clock } from '../game/timer.js';
import { saveFile } from '../storage/save-file.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { makeActions } from './actions.js';
import { makeBoardsCard } from './boards-card.js';
import { Broken } from './broken.js';
import { Check } from './check.js';
import { makeCover } from './cover.js';
import { makeFinish } from './finish.js';
import { makeHintCard } from './hint-card.js';
import { makeHistoryCard } from './history-card.js';
import { nextGame } from './next-game.js';
import { lastGame, listenToOthers, remember } from './other-windows.js';
import { makePad } from './pad.js';
import { Panels } from './panels.js';
import { makePlayHeader } from './play-header.js';
import { playMenu } from './play-menu.js';
import { Rating } from './rating.js';
import { makeRows } from './rows.js';
import { hasOwnRules, makeRulesBox, makeRulesCard } from './rules-card.js';
import { kindOf, titleOf } from './title.js';
import { BoardWindow } from './window.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../input/keymap.js').Command} Command */

/** Below this the board is drawn to the edges of the screen. */
const EDGE = '(max-width: 640px) and (orientation: portrait)';

/** @param {App} app @returns {import('../shell/router.js').View} */
export function makePlay(app) {
  const play = new Play(app);
  return {
    element: play.element,
    enter: (id) => play.enter(id),
    leave: () => play.leave(),
    key: (event) => play.key(event),
    focus: () => play.focus(),
    game: () => play.desk.game,
  };
}

export class Play {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.desk = new Desk(app, { act: (command) => this.#act(command) });
    const { desk } = this;
    /** Whether the end of the game is shown. */
    this.isFinished = false;
    /** How often a game was entered or left: what was waited for may be over. */
    this.entered = 0;
    /** Boards whose trouble was told. @type {Set<string>} */
    this.told = new Set();
    /** The cell that the window followed last. */
    this.followed = -1;
    this.rating = new Rating(desk);
    this.broken = new Broken(desk, () => this.rulesBox.draw());
    this.pad = makePad(desk);
    this.actions = makeActions(desk);
    this.header = makePlayHeader(desk, { menu: () => playMenu(this), pause: () => this.pause(!desk.game.paused) });
    this.cover = makeCover(desk, () => this.pause(false));
    this.rows = makeRows(desk, {
      check: () => void this.check.ask(), history: () => this.history.open(), rules: () => this.rules.open(), rating: () => this.#ratingText(),
    });
    this.rulesBox = makeRulesBox(desk);
    this.finish = makeFinish(desk, { next: () => void this.#next(), replay: () => this.#replay() });
    this.boardPlace = h('div', { class: 'board-place' }, desk.board, this.cover.element);
    this.window = new BoardWindow(desk, this.boardPlace);
    this.boards = makeBoardsCard(desk, this.window);
    this.controls = h('div', { class: 'controls' }, this.boards.strip, this.pad.element, this.actions.element, this.rows.element, this.boards.card, this.rulesBox.element);
    this.column = h('div', { class: 'column', 'data-panel': 'none' }, this.controls);
    this.panels = new Panels(this.column);
    this.element = h('div', { class: 'view play' }, this.header.element,
      h('main', null, this.boardPlace, this.column));
    this.check = new Check(desk, this.panels);
    this.hints = makeHintCard(desk, { onchange: () => this.#placeHints() });
    /** @type {import('./panels.js').Panel} */
    this.hintPanel = { name: 'hint', element: this.hints.element, key: (event) => this.hints.key(event), onclose: () => this.hints.close() };
    this.history = makeHistoryCard(desk, this.panels);
    this.rules = makeRulesCard(desk, this.panels, this.rating);
    this.timer = new Timer(() => desk.game, () => this.#isSeen(), () => this.header.drawClock());
    this.#listen();
  }

  #listen() {
    const { app, desk, timer } = this;
    const edge = matchMedia(EDGE);
    const setEdge = () => desk.board.toggleAttribute('data-edge', edge.matches);
    edge.addEventListener('change', setEdge);
    setEdge();
    desk.addEventListener('change', (event) => this.#changed(/** @type {CustomEvent} */ (event).detail ?? {}));
    desk.addEventListener('select', () => {
      this.pad.draw();
      this.header.drawClock();
      this.#followFocus();
    });
    this.window.addEventListener('change', () => {
      this.element.toggleAttribute('data-windowed', this.window.isOpen);
      this.#foldRows();
    });
    this.rating.addEventListener('change', () => this.#learned());
    this.panels.addEventListener('change', () => {
      const isOpen = this.panels.panel !== null;
      this.element.toggleAttribute('data-has-panel', isOpen);
      desk.naming = isOpen;
      desk.board.update();
    });
    for (const name of ['dialog-opened', 'dialog-closed']) {
      app.addEventListener(name, () => {
        timer.count();
        this.header.drawClock();
      });
    }
    document.addEventListener('visibilitychange', () => {
      timer.count();
      if (document.visibilityState === 'hidden') this.#keep();
    });
    window.addEventListener('pagehide', () => {
      timer.count();
      this.#keep();
    });
    listenToOthers(app, () => desk.game, (game) => {
      void app.learn(game.geometry).then(() => {
        if (desk.board.isConnected && desk.game.id === game.id) this.#show(game);
      });
    });
  }

  /** Rules that everybody must read, and the card of several grids, take the place of the folded rows. */
  #foldRows() {
    this.rows.element.hidden = hasOwnRules(this.desk.game) || this.boards.isShown;
  }

  /** The window goes where the focus goes. */
  #followFocus() {
    const { focus } = this.desk.game;
    if (this.followed === focus) return;
    this.followed = focus;
    this.window.follow(focus);
  }

  /** Whether the clock may run: the view, the page and no dialog over it are seen. */
  #isSeen() {
    return this.desk.board.isConnected && document.visibilityState === 'visible' && !document.querySelector('dialog[open]');
  }

  /** @param {string} id */
  async enter(id) {
    const { app, desk } = this;
    const entered = (this.entered += 1);
    const game = (id && desk.game.id === id && !app.library.isNewer(id) ? desk.game : null) ?? (id ? app.library.load(id) : lastGame(app));
    if (!game) {
      // A game that is gone, or none yet: home is where games begin.
      queueMicrotask(() => app.go('home'));
      return '';
    }
    if (game.id !== id) history.replaceState(null, '', `#play/${game.id}`);
    game.design = false;
    if (!game.geometry.isKnown) await app.learn(game.geometry);
    // Meanwhile another game or view may have been opened.
    if (entered === this.entered) this.#show(game);
    return titleOf(game, desk.t);
  }

  /** @param {Game} game */
  #show(game) {
    const { desk } = this;
    this.timer.restart();
    this.panels.close();
    desk.show(game);
    this.#setFinished(game.isSolved, false);
    remember(game);
    this.#draw();
    this.followed = game.focus;
    this.window.reset();
    this.pad.drawNow();
    void this.rating.ask();
    void this.broken.ask();
    this.timer.count();
  }

  leave() {
    this.entered += 1;
    this.timer.count();
    this.rating.stop();
    this.broken.stop();
    this.panels.close();
    this.#keep();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    // The board is not there yet.
    if (this.desk.board.game !== this.desk.game) return false;
    if (event.key === 'Escape' && this.desk.game.paused) return false;
    if (!this.desk.game.paused && this.panels.key(event)) return true;
    return this.desk.key(event);
  }

  focus() {
    if (this.desk.game.paused) /** @type {HTMLElement|null} */ (this.cover.element.querySelector('button'))?.focus();
    else if (this.isFinished) /** @type {HTMLElement|null} */ (this.finish.element.querySelector('.primary'))?.focus();
    else this.desk.focus();
  }

  /** @param {Command} command */
  #act({ name }) {
    const { app, desk } = this;
    // Of a board of which only a part is seen, they move the part.
    if (name.startsWith('empty:') && this.window.isOpen) {
      this.window.step(name.slice(6));
      return true;
    }
    switch (name) {
      case 'hint': void this.hints.next(); return true;
      case 'check': void this.check.ask(); return true;
      case 'pause': this.pause(!desk.game.paused); return true;
      case 'save': this.save(); return true;
      case 'print': app.openDialog('print', { games: [desk.game] }); return true;
      case 'share': app.openDialog('share', { game: desk.game }); return true;
      default: return false;
    }
  }

  /** The card of the hint is small at first and takes the column later. */
  #placeHints() {
    const { hints, panels, hintPanel } = this;
    if (!hints.isOpen) panels.close('hint');
    else {
      hintPanel.small = hints.isMini;
      panels.show(hintPanel);
    }
  }

  save() {
    saveFile(this.desk.game);
    this.desk.say(this.desk.t('say.fileSaved'));
  }

  /** @param {boolean} on */
  pause(on) {
    const { desk } = this;
    if (desk.game.isSolved || desk.game.paused === on) return;
    this.timer.count();
    desk.game.paused = on;
    this.timer.count();
    if (on) this.panels.close();
    this.#showWhole();
    desk.game.refresh();
    desk.say(desk.t(on ? 'say.paused' : 'say.resumed'));
    this.#draw();
    this.focus();
  }

  /** At the end and while the board is covered, all of it is there. */
  #showWhole() {
    this.window.isWhole = this.isFinished || this.desk.game.paused;
    this.window.fit();
  }

  /** Takes everything off but the givens; the moves so far stay in the history. */
  restart() {
    const { desk } = this;
    desk.goTo(0);
    this.#setFinished(false, false);
    desk.focus();
  }

  /** @param {{changes?: import('../types.js').Change[], undone?: boolean}} detail */
  #changed({ changes = [], undone }) {
    const { game } = this.desk;
    this.timer.count();
    if (!this.history.isReplaying) this.#keep();
    // A board that was made on this page and is played has changed back.
    if (!game.geometry.isKnown && changes.some(({ layer }) => layer === 'spec')) void this.app.learn(game.geometry).then(() => this.desk.board.update());
    if (changes.length) {
      this.panels.close('check');
      if (undone === undefined) void this.#entered(game);
      else {
        void this.broken.ask();
        if (this.isFinished && !game.isSolved) this.#setFinished(false, false);
      }
    }
    this.#draw();
  }

  /** The player entered something: perhaps the last digit. @param {Game} game */
  async #entered(game) {
    const { desk, app } = this;
    const told = this.broken.ask();
    if (!game.position.isFull) return;
    // Only the engine knows whether a full board breaks rules beyond houses.
    if (game.geometry.hasRules && !(await told)) return;
    if (!game.isSolved) {
      this.check.full();
      return;
    }
    this.panels.close();
    app.statistics?.record(game);
    desk.say(desk.t('say.solved', { time: clock(game.seconds) }));
    this.#setFinished(true, true);
    this.focus();
  }

  /** @param {boolean} on @param {boolean} isNew */
  #setFinished(on, isNew) {
    this.isFinished = on;
    this.element.toggleAttribute('data-finished', on);
    this.desk.board.toggleAttribute('data-bare', on);
    this.#showWhole();
    this.desk.board.update();
    if (on) {
      this.finish.show(this.desk.game, { isNew });
      if (!this.finish.element.isConnected) this.column.append(this.finish.element);
    } else {
      const hadFocus = this.finish.element.contains(document.activeElement);
      this.finish.element.remove();
      if (hadFocus) this.desk.focus();
    }
  }

  /** The moves once more, from the first. */
  #replay() {
    this.#setFinished(false, false);
    this.history.open({ play: true });
  }

  async #next() {
    await nextGame(this.app, this.desk.game);
  }

  /** The engine told more of the puzzle. */
  #learned() {
    const { game } = this.desk;
    const { result } = this.rating.now;
    this.#draw();
    if (!result || result === 'unique' || this.told.has(game.id) || this.panels.panel || this.isFinished) return;
    this.told.add(game.id);
    this.check.several(result);
  }

  #ratingText() {
    const { game, t } = this.desk;
    const { result, rated } = this.rating.now;
    const kind = kindOf(game, t);
    if (result === 'none' || result === 'several') return t(`several.${result}`);
    const [se, own] = [rated?.se.rating?.er, rated?.own.rating?.er];
    if (se) return `${kind}, SE ${se.toFixed(1)}`;
    return own ? `${kind}, ${own.toFixed(1)}` : kind;
  }

  /** Writes the game; where another window had gone on with it, this one is a copy from now on. */
  #keep() {
    const { app, desk } = this;
    const { game } = desk;
    if (!desk.board.isConnected || !isWorthKeeping(game)) return;
    const { id } = game;
    const outcome = app.library.save(game);
    if (game.id !== id) {
      history.replaceState(null, '', `#play/${game.id}`);
      remember(game);
    }
    if (outcome === 'saved') return;
    const save = textButton(desk.t('menu.save'), () => this.save());
    app.tell(desk.t(`storage.${outcome}`), ...(outcome === 'forked' ? [] : [save]));
  }

  #draw() {
    const { game } = this.desk;
    const own = hasOwnRules(game);
    this.header.draw();
    this.cover.draw();
    this.pad.draw();
    this.actions.draw();
    this.rows.draw();
    this.element.toggleAttribute('data-grids', game.geometry.grids.length > 0);
    this.#foldRows();
    this.boards.draw();
    this.rulesBox.draw();
    this.column.classList.toggle('own-rules', own);
    this.controls.inert = game.paused;
    this.element.toggleAttribute('data-paused', game.paused);
    this.history.draw();
  }
}

/** An empty board that nobody touched is not worth a place in the library. @param {Game} game */
const isWorthKeeping = (game) => game.history.moves.length > 1 || game.position.given.some(Boolean) || game.geometry.hasRules;
