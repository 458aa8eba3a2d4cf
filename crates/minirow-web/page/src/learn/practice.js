/**
 * Practising: a board at the moment when a technique applies. The player chooses what it shows, by
 * touch, mouse or keys; any step of the technique that fits the question is right.
 */
import '../board/board-view.js';
import { setOf } from '../board/digits.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { clock } from '../game/timer.js';
import { pictureOf, partsOf, plainText, saidIn, words } from '../hints/steps.js';
import { plain, title } from '../hints/words.js';
import { listenToPresses } from '../input/press.js';
import { boardHeader } from '../shell/header.js';
import { openMenu } from '../shell/menu.js';
import { browserStorage } from '../storage/library.js';
import { MASTERED, Progress } from '../storage/progress.js';
import { Symbols } from '../symbols.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { levelChip } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { catalogue, ideaOf } from './catalogue.js';
import { ChoicePicture } from './choice-picture.js';
import { newExercise } from './exercises.js';
import { drawCard, howTo, question, restText } from './practice-card.js';
import { key, point } from './practice-input.js';
import { wrongText } from './reasons.js';
import { CLASSIC } from './stock.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./exercise.js').Exercise} Exercise */
/** @typedef {import('./exercise.js').Choice} Choice */
/** @typedef {import('./exercise.js').Verdict} Verdict */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../hints/picture.js').Picture} Picture */

/** Where the board fills the width of the screen. */
const EDGE = matchMedia('(max-width: 640px) and (orientation: portrait)');

/** @param {App} app @returns {import('../shell/router.js').View} */
export function makePractice(app) {
  const practice = new Practice(app);
  return {
    element: practice.element,
    enter: (rest) => practice.enter(rest),
    key: (event) => practice.key(event),
    focus: () => practice.focus(),
  };
}

export class Practice {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.t = app.t;
    this.progress = new Progress(browserStorage());
    /** @type {import('./catalogue.js').Technique|undefined} */
    this.technique = undefined;
    /** @type {Exercise|null} */
    this.exercise = null;
    /** The exercise after this one, made while somebody thinks. @type {{technique: string, exercise: Promise<Exercise>}|null} */
    this.prepared = null;
    this.made = 0;
    /** @type {'ask'|'part'|'wrong'|'right'|'shown'} */
    this.state = 'ask';
    /** @type {Choice[]} */
    this.choice = [];
    /** @type {Verdict|null} */
    this.verdict = null;
    /** The step that is shown as the answer. @type {Step|null} */
    this.answer = null;
    /** Which part of the answer is looked at; -1 for all of it at once. */
    this.explained = -1;
    this.hasErred = false;
    /** @type {Node|null} */
    this.clueText = null;
    /** @type {import('../types.js').StepHouse[]} */
    this.clueHouses = [];
    /** The cells that the clue speaks of. @type {number[]} */
    this.clueCells = [];
    /** Whether a check was asked for with nothing chosen. */
    this.isEmpty = false;
    this.trouble = '';
    this.time = '';
    this.begun = 0;
    this.name = '';
    this.game = new Game({ geometry: CLASSIC });
    this.symbols = new Symbols(app.settings.symbols, 9, app.settings.ownSymbols);
    /** @type {Picture|null} */
    this.picture = null;
    /** Question and answer name cells. */
    this.naming = true;
    this.board = /** @type {import('../board/board-view.js').PencilBoard} */ (document.createElement('pencil-board'));
    this.card = h('section', { class: 'practice-card card', 'aria-label': app.t('learn.practise') });
    this.header = h('div', { class: 'practice-top' });
    this.element = h('div', { class: 'view practice' }, this.header, h('main', null, h('div', { class: 'board-place' }, this.board), this.card));
    this.#listen();
    app.addEventListener('settings', () => {
      this.symbols = new Symbols(app.settings.symbols, 9, app.settings.ownSymbols);
      this.board.update();
    });
  }

  /** What the board asks for: nothing but the exercise is shown on it. */
  get settings() {
    return /** @type {import('../storage/settings.js').Settings} */ ({ ...this.app.settings, conflicts: 'off', houses: false, sameDigit: false, noteLayout: 'grid' });
  }

  get speaker() {
    return { t: this.t, language: this.app.language, game: { geometry: CLASSIC }, symbols: this.symbols };
  }

  get right() {
    return this.technique ? this.progress.of(this.technique.name) : 0;
  }

  /** The technique in a sentence. */
  get idea() {
    return this.technique ? ideaOf(this.t, this.technique) : '';
  }

  #listen() {
    const edge = () => {
      this.board.toggleAttribute('data-edge', EDGE.matches);
      this.board.update();
    };
    EDGE.addEventListener('change', edge);
    edge();
    this.board.addEventListener('pointerdown', (event) => point(this, event));
    listenToPresses(this.card, '.choice-key', ({ dataset: { choice } }) => this.toggle(this.game.focus, Number(choice)));
  }

  #drawHeader() {
    const { app, t, technique, right, name } = this;
    if (!technique) return;
    const number = this.state === 'right' ? right : right + 1;
    const text = number > MASTERED ? t('practice.exerciseMore', { number }) : t('practice.exercise', { number, all: MASTERED });
    const label = t('practice.back', { technique: name });
    const menu = iconButton('menu', t('nav.menu'), () => openMenu(menu, [
      { text: label, onclick: () => app.go(`learn/${technique.name}`) },
      { text: t('learn.all'), onclick: () => app.go('learn') },
      { text: t('menu.settings'), onclick: () => app.openDialog('settings') },
      { text: t('menu.help'), onclick: () => app.openDialog('help') },
    ]), { 'aria-haspopup': 'menu' });
    const header = boardHeader(app, {
      title: h('h1', { class: 'board-title', tabindex: -1 }, h('span', null, text), levelChip(technique.level, t)), end: [menu],
      back: `learn/${technique.name}`, backLabel: label,
    });
    header.querySelector('.brand')?.replaceChildren(icon('left'), name);
    this.header.replaceChildren(header);
  }

  /** @param {string} rest */
  async enter(rest) {
    const { app } = this;
    try {
      const [all] = await Promise.all([catalogue(app), app.learn(CLASSIC)]);
      const technique = all.of(rest);
      if (!technique) {
        app.go('learn');
        return '';
      }
      const isOther = technique.name !== this.technique?.name;
      this.technique = technique;
      this.name = title(this.speaker, technique);
      this.progress.workOn(technique.name);
      if (isOther || !this.exercise) await this.next();
      return this.t('practice.label', { technique: this.name });
    } catch (error) {
      this.trouble = app.errorText(error);
      this.#draw();
      return '';
    }
  }

  /** Shows a new exercise. */
  async next() {
    const { app, technique } = this;
    if (!technique) return;
    this.exercise = null;
    this.trouble = '';
    this.#draw();
    try {
      const exercise = await (this.prepared?.technique === technique.name ? this.prepared.exercise : this.#make(technique.name));
      if (this.technique !== technique) return;
      this.#show(exercise);
      const prepared = this.#make(technique.name);
      // What went wrong with it is told when it is asked for.
      prepared.catch(() => undefined);
      this.prepared = { technique: technique.name, exercise: prepared };
    } catch (error) {
      this.prepared = null;
      this.trouble = app.errorText(error);
      this.#draw();
    }
  }

  /** @param {string} technique */
  #make(technique) {
    this.made += 1;
    return newExercise(this.app, technique, this.made - 1 + this.progress.of(technique));
  }

  /** @param {Exercise} exercise */
  #show(exercise) {
    const { app } = this;
    this.exercise = exercise;
    const position = new Position(CLASSIC, exercise.kept.given);
    position.digit = [...exercise.kept.digit];
    position.centre = [...exercise.shown];
    const game = new Game({ geometry: CLASSIC, position, name: this.t('practice.label', { technique: this.name }) });
    const start = exercise.candidates.findIndex((set) => set > 0);
    game.selection = new Set();
    game.focus = Math.max(start, 0);
    game.addEventListener('select', () => this.#drawCard());
    this.game = game;
    this.#reset();
    this.begun = performance.now();
    this.#draw();
    this.board.show(game, this);
    this.focus();
    const { head, text } = question(this);
    app.say(`${head} ${text}`);
  }

  #reset() {
    this.state = 'ask';
    this.choice = [];
    this.verdict = null;
    this.answer = null;
    this.explained = -1;
    this.hasErred = false;
    this.clueText = null;
    this.clueHouses = [];
    this.clueCells = [];
    this.isEmpty = false;
  }

  #draw() {
    this.#drawHeader();
    this.#drawPicture();
    this.#drawCard();
  }

  #drawCard() {
    // A key of the card that has the focus has it again afterwards.
    const focused = document.activeElement instanceof HTMLElement && this.card.contains(document.activeElement) ? document.activeElement.dataset.choice : undefined;
    this.card.replaceChildren(...drawCard(this));
    if (focused) /** @type {HTMLElement|null|undefined} */ (this.card.querySelector(`[data-choice="${focused}"]`))?.focus();
  }

  #drawPicture() {
    const { exercise, answer } = this;
    if (!exercise) this.picture = null;
    else if (answer) this.picture = pictureOf(answer, this.explained < 0 ? undefined : this.explained);
    else {
      const wrong = this.verdict?.result === 'wrong' ? this.verdict.wrong : [];
      this.picture = new ChoicePicture({ choice: this.choice, wrong, isPlacement: exercise.isPlacement, digit: exercise.digit, shown: exercise.shown, houses: this.clueHouses, ringed: this.clueCells });
    }
    this.board.update();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return key(this, event);
  }

  /** Does what the filled button does. */
  primary() {
    if (this.answer) void this.next();
    else if (this.state === 'wrong') this.tryAgain();
    else this.check();
  }

  /** @param {number} cell @param {number} digit */
  isChosen(cell, digit) {
    return this.choice.some((one) => one.cell === cell && one.digit === digit);
  }

  /** Chooses a digit of a cell, or takes that back. @param {number} cell @param {number} digit */
  toggle(cell, digit) {
    const { exercise, app, t, symbols } = this;
    if (!exercise || this.answer) return;
    const values = { cell: CLASSIC.name(cell), digit: symbols.of(digit) };
    if (!exercise.canChoose(cell, digit)) {
      app.say(t('practice.noCandidate', values));
      return;
    }
    const isOn = this.isChosen(cell, digit);
    const others = exercise.isPlacement ? [] : this.choice;
    this.choose(isOn ? this.choice.filter((one) => one.cell !== cell || one.digit !== digit) : [...others, { cell, digit }]);
    app.say(t(isOn ? 'practice.unpicked' : 'practice.picked', values));
  }

  /** @param {Choice[]} choice */
  choose(choice) {
    this.choice = choice;
    this.isEmpty = false;
    this.verdict = null;
    if (this.state !== 'ask') this.state = 'ask';
    this.#drawPicture();
    this.#drawCard();
  }

  check() {
    const { exercise, app, t, technique } = this;
    if (!exercise || this.answer || !technique) return;
    const verdict = exercise.judge(this.choice);
    if (verdict.result === 'empty') {
      this.isEmpty = true;
      this.#drawCard();
      app.say(`${t('practice.empty')} ${howTo(this)}`);
      this.focus();
      return;
    }
    this.verdict = verdict;
    this.state = verdict.result;
    if (verdict.result === 'wrong') {
      this.hasErred = true;
      const { head, text } = wrongText(this.speaker, this.name, exercise, verdict);
      app.say(`${head}. ${text}`);
    } else if (verdict.result === 'part') {
      app.say(`${t('practice.part', { count: verdict.found, all: verdict.step.remove.length })}. ${t('practice.partText')}`);
    } else {
      this.time = clock((performance.now() - this.begun) / 1000);
      this.progress.add(technique.name);
      this.#answer(verdict.step);
      const last = partsOf(verdict.step).length - 1;
      app.say(`${t('practice.right')}. ${plain(saidIn(this.speaker, verdict.step, last).text).replace(/\.?$/, '.')} ${restText(this)}`);
    }
    this.#draw();
    this.focus();
  }

  /** Takes back what was not right. */
  tryAgain() {
    const { verdict } = this;
    const wrong = verdict?.result === 'wrong' ? verdict.wrong : [];
    this.choose(this.choice.filter((one) => !wrong.some(({ cell, digit }) => cell === one.cell && digit === one.digit)));
    this.app.say(question(this).head);
    this.focus();
  }

  /** Where to look: the beginning of the argument, or the idea of the technique where that would tell all. */
  clue() {
    const { exercise, app } = this;
    if (!exercise || this.answer) return;
    const [step] = exercise.steps;
    const parts = partsOf(step);
    const first = saidIn(this.speaker, step, 0);
    const tellsAll = parts.length < 2;
    this.clueText = tellsAll ? h('p', null, this.idea) : h('div', null, h('b', null, first.title), words(first.text));
    this.clueHouses = tellsAll ? step.houses.filter(({ role }) => role === 'base').slice(0, 2) : parts[0].houses;
    this.clueCells = tellsAll ? (this.clueHouses.length ? [] : places(step).slice(0, 1)) : namedIn(parts[0]);
    app.say(tellsAll ? [this.idea, ...this.clueCells.map((cell) => CLASSIC.name(cell))].join(' ') : plainText(this.speaker, step, 0));
    this.#drawPicture();
    this.#drawCard();
    this.focus();
  }

  /** Shows what was to be found; it does not count. */
  showAnswer() {
    const { exercise, app, verdict } = this;
    if (!exercise || this.answer) return;
    const step = verdict && 'step' in verdict ? verdict.step : exercise.steps[0];
    this.state = 'shown';
    this.#answer(step);
    this.#draw();
    app.say(`${this.t('practice.shown')}. ${plain(saidIn(this.speaker, step, partsOf(step).length - 1).text)}`);
    this.focus();
  }

  /** @param {Step} step */
  #answer(step) {
    this.answer = step;
    this.explained = -1;
    this.game.selection = new Set();
    // What the step does is in its picture, and its words name what stays in sight.
    this.game.position.centre = this.game.position.centre.map((set, cell) => set & ~setOf(step.remove.filter(([at]) => at === cell).map(([, digit]) => digit)));
  }

  /** Shows the argument part by part; -1 for all at once. @param {number} number */
  explain(number) {
    const { answer, app } = this;
    if (!answer) return;
    this.explained = Math.min(Math.max(number, -1), partsOf(answer).length - 1);
    if (this.explained >= 0) app.say(plainText(this.speaker, answer, this.explained));
    this.#drawPicture();
    this.#drawCard();
    this.focus();
  }

  focus() {
    this.board.focusCell();
  }
}

/** The cells where a step does something. @param {Step} step */
const places = ({ place, remove }) => [...new Set([...place, ...remove].map(([cell]) => cell))];

/** The cells that a part of an argument speaks of. @param {import('../types.js').Part} part */
const namedIn = ({ marks, chains }) => [...new Set([...marks.map(({ cell }) => cell), ...chains.flat().flatMap(({ cells }) => cells)])];
