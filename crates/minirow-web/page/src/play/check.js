/**
 * Checks the board when the player asks: first whether there is a mistake, then where, and only then
 * the way back to before it. Nothing here speaks without being asked, but a full board that breaks a
 * rule and a puzzle that is none.
 */
import { mistakeText } from '../hints/words.js';
import { Picture } from '../hints/picture.js';
import { duplicates } from '../game/position.js';
import { houseName } from '../input/commands.js';
import { testedOf } from '../storage/packs.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { brokenText } from './broken.js';
import { closeByEscape, makeCard } from './card.js';
import { removedText } from './hint-words.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('./panels.js').Panels} Panels */
/** @typedef {import('../types.js').Checked} Checked */

export class Check {
  /** @param {Desk} desk @param {Panels} panels */
  constructor(desk, panels) {
    this.desk = desk;
    this.panels = panels;
    /** @type {AbortController|null} */
    this.calling = null;
  }

  /** Asks the engine, and says whether there is a mistake. */
  async ask() {
    const { desk } = this;
    const { game } = desk;
    const { current } = game.history;
    this.calling?.abort();
    const calling = new AbortController();
    this.calling = calling;
    try {
      const answer = await desk.app.engine.call('check', { board: this.#board() }, { signal: calling.signal });
      // The board went on meanwhile: the answer is about another one.
      if (desk.game === game && game.history.current === current) this.#answer(answer);
    } catch (error) {
      if (!calling.signal.aborted) this.#show('check.title', desk.app.errorText(error));
    }
  }

  /** Notes are no claim, but where all of them are said to be complete. */
  #board() {
    const { game, symbols, settings } = this.desk;
    const board = game.board(symbols.forEngine);
    if (!game.autoNotes && settings.notesComplete !== true) delete board.candidates;
    return board;
  }

  /** @param {Checked} checked */
  #answer({ mistakes, result }) {
    const { desk } = this;
    const broken = brokenText(desk);
    if (broken) {
      this.#show('check.broken', broken);
      return;
    }
    if (!mistakes.length) {
      this.#show('check.title', desk.t(result === 'none' ? 'check.none' : result === 'several' ? 'check.several' : 'check.good'));
      return;
    }
    this.#show('check.title', desk.t('check.mistake'), [
      textButton(desk.t('check.where'), () => this.#where(mistakes), { kind: 'primary', 'data-key': 'where' }),
    ]);
  }

  /** @param {import('../types.js').Mistake[]} mistakes */
  #where(mistakes) {
    const { desk } = this;
    const speaker = { t: desk.t, language: desk.language, game: desk.game, symbols: desk.symbols };
    const cells = desk.game.wrongDigits(mistakes.flatMap((mistake) => mistake.cells));
    this.#show('check.where.title', mistakes.slice(0, 4).map((mistake) => mistakeText(speaker, mistake)).join(' '), [
      ...(cells.length ? [textButton(desk.t(cells.length > 1 ? 'mistake.removeMany' : 'mistake.remove'), () => this.remove(cells), { 'data-key': 'remove' })] : []),
      textButton(desk.t('check.back'), () => this.back(), { kind: 'primary', 'data-key': 'back' }),
    ]);
    desk.showPicture(new Picture({ wrong: mistakes.flatMap(({ cells }) => cells), keepsNotes: true }));
    desk.focus();
  }

  /** Takes wrong digits back, and nothing else. @param {number[]} cells */
  remove(cells) {
    const { desk } = this;
    this.close();
    desk.game.removeDigits(cells);
    desk.board.flash(cells);
    desk.say(removedText(desk, cells));
    desk.focus();
  }

  /** Goes back to before the first mistake; what was done since stays as a branch. */
  back() {
    const { desk } = this;
    const move = desk.game.beforeMistake();
    this.close();
    if (move === undefined) desk.app.tell(desk.t('history.noMistake'));
    else desk.goTo(move);
    desk.focus();
  }

  /** A full board that is wrong says so by the rules. */
  full() {
    const { desk } = this;
    const found = duplicates(desk.game.position);
    const told = found.slice(0, 4).map(({ house, digit, cells }) => {
      const values = { digit: desk.symbols.of(digit), cells: cells.map((cell) => desk.game.geometry.name(cell)).join(' ') };
      return house ? desk.t('check.twice', { ...values, house: houseName(desk, house) }) : desk.t('check.apart', values);
    });
    const rest = found.length - told.length;
    const broken = brokenText(desk);
    if (rest) told.push(desk.t('check.more', { count: rest }));
    if (broken) told.push(broken);
    this.#show('check.full', told.join(' '));
  }

  /** A board without a solution, or with several, says so when it is opened. @param {'none'|'several'} result */
  several(result) {
    const { desk } = this;
    const { app } = desk;
    this.#show(`several.${result}`, desk.t(`several.${result}.about`), [
      textButton(desk.t('several.play'), () => {
        this.close();
        desk.focus();
      }, { kind: 'soft' }),
      textButton(desk.t('several.make'), () => app.go(`make/${testedOf(desk.game.id) || desk.game.id}`), { icon: 'edit' }),
    ]);
  }

  /** @param {string} title @param {string} text @param {HTMLElement[]} [buttons] */
  #show(title, text, buttons = []) {
    const { desk } = this;
    const close = () => {
      this.close();
      desk.focus();
    };
    const card = makeCard(desk, { name: 'check', title: desk.t(title), close, small: true });
    card.about.remove();
    card.body.append(h('p', null, text), ...(buttons.length ? [h('div', { class: 'card-buttons' }, ...buttons)] : []));
    this.panels.show({ name: 'check', element: card.element, small: true, key: closeByEscape(close), onclose: () => this.#leave() });
    desk.say(`${desk.t(title)}. ${text}`);
    // What was pressed may have made room for the card.
    const focused = document.activeElement;
    if (focused === document.body || (focused instanceof HTMLElement && !focused.checkVisibility())) desk.focus();
  }

  close() {
    this.panels.close('check');
  }

  #leave() {
    this.calling?.abort();
    this.calling = null;
    if (this.desk.picture?.wrong.size) this.desk.showPicture(null);
  }
}
