/**
 * A board that is being made: the tool in hand, the symmetry of the pen, what is known of the board, and
 * what all of it shows. Palette, bar and inspector work with it and draw again when it says so.
 */
import { Desk } from '../board/desk.js';
import { Geometry } from '../board/geometry.js';
import { sizeWords } from '../board/label.js';
import { setGivens } from '../game/edit.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { orbit } from '../game/symmetry.js';
import { Analysis } from './analysis.js';
import { listenToPainting } from './painting.js';
import { countsOf, gapsOf, lettersOf, regionLetters, remedies, specWith } from './regions.js';
import { show } from './show.js';
import { testId } from '../storage/packs.js';
import { learnSketch } from './sketch.js';
import { statusTitle } from './status.js';
import { listed, plural } from './words.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../input/keymap.js').Command} Command */
/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/** @typedef {'givens'|'regions'|'houses'|'colour'} Tool */
/** What the inspector and the board are about. @typedef {''|'broken'|'several'|'possible'|'redundant'} Panel */

export class Workbench extends EventTarget {
  /** @param {App} app */
  constructor(app) {
    super();
    this.app = app;
    this.t = app.t;
    this.desk = new Desk(app, { act: (command) => this.#act(command) });
    this.analysis = new Analysis(app);
    /** @type {Tool} */
    this.tool = 'givens';
    /** @type {Panel} */
    this.panel = '';
    this.symmetry = 'none';
    /** The region that is painted with. */
    this.pen = 'A';
    /** The extra house that is painted. */
    this.house = 0;
    /** The letters while a stroke goes on. @type {string[]|null} */
    this.draft = null;
    /** Which of the contradicting sets is shown. */
    this.set = 0;
    /** Two solutions side by side, by number; nothing for all of them. @type {[number, number]|null} */
    this.compared = null;
    /** Whether the board is kept in the library. */
    this.isKept = false;
    this.frame = 0;
    /** The board whose houses were asked for last. @type {Geometry|null} */
    this.learned = null;
    this.said = '';
    this.desk.addEventListener('change', () => this.#changed());
    this.desk.addEventListener('select', () => this.draw());
    this.analysis.addEventListener('change', () => this.#found());
    listenToPainting(this);
  }

  get game() {
    return this.desk.game;
  }

  get findings() {
    return this.analysis.findings;
  }

  get geometry() {
    return this.game.geometry;
  }

  get givens() {
    return this.game.position.given.filter(Boolean).length;
  }

  get gaps() {
    return gapsOf(this.geometry);
  }

  /** @param {Game} game @param {boolean} isKept whether it is in the library */
  open(game, isKept) {
    this.isKept = isKept;
    this.panel = '';
    this.compared = null;
    this.draft = null;
    if (this.tool === 'colour') this.tool = 'givens';
    game.design = true;
    game.setMode('digit');
    this.learned = null;
    this.#learn();
    this.desk.show(game);
    this.dispatchEvent(new Event('opened'));
    this.#ask();
  }

  /** Writes the board; from the first time on its address names it. */
  keep() {
    this.isKept = true;
    this.app.keep(this.game);
    this.dispatchEvent(new Event('kept'));
  }

  #changed() {
    this.set = 0;
    this.compared = this.compared && [0, 1];
    this.#learn();
    this.keep();
    this.#ask();
  }

  /** Houses and symmetries of the board as it is now. Until they are told, those before the change hold. */
  #learn() {
    const { geometry, learned } = this;
    if (geometry === learned) return;
    this.learned = geometry;
    if (learned) geometry.suppose(learned.facts);
    void learnSketch(this.app, geometry).then(() => this.draw());
  }

  #ask() {
    this.analysis.ask(this.game);
    this.draw();
  }

  /** The engine found something. */
  #found() {
    const { kind, solutions, rating } = this.findings;
    const settled = kind !== 'counting';
    if (settled) {
      this.game.solution = kind === 'unique' ? solutions[0] : null;
      if (this.panel === 'broken' && kind !== 'none') this.panel = '';
      if (this.panel === 'several' && kind !== 'several') this.panel = '';
      if (this.panel === 'redundant' && kind !== 'unique') this.panel = '';
      if (this.panel === 'possible' && kind !== 'unique' && kind !== 'several') this.panel = '';
      this.#askForPanel();
    }
    const level = kind === 'unique' ? rating?.level.rating?.level ?? '' : '';
    if (settled && this.game.level !== level && (level || kind !== 'unique')) {
      this.game.level = level;
      if (this.isKept) this.app.keep(this.game);
    }
    this.#sayStatus();
    this.draw();
  }

  #askForPanel() {
    if (this.panel === 'broken') void this.analysis.askWhy();
    if (this.panel === 'several' || this.panel === 'possible') void this.analysis.askPossible();
  }

  #sayStatus() {
    const { kind } = this.findings;
    // An empty board has several solutions too, but that is no news.
    const news = kind === 'several' && !this.givens ? 'empty' : kind;
    if (kind === 'counting' || news === this.said) return;
    this.said = news;
    if (this.desk.board.isConnected) this.app.say(statusTitle(this));
  }

  /** Draws all of it at the next frame. */
  draw() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      show(this);
      this.dispatchEvent(new Event('draw'));
    });
  }

  /** @param {Tool} tool */
  setTool(tool) {
    this.tool = tool;
    if (tool !== 'givens') this.panel = '';
    if (tool === 'houses' && !this.geometry.spec.houses?.length) this.addHouse();
    this.game.setMode(tool === 'colour' ? 'colour' : 'digit');
    this.draw();
    this.desk.focus();
  }

  /** @param {Panel} panel */
  setPanel(panel) {
    this.panel = panel;
    this.set = 0;
    if (panel) {
      this.tool = 'givens';
      this.game.setMode('digit');
    }
    if (panel !== 'several') this.compared = null;
    this.#askForPanel();
    this.draw();
    this.desk.focus();
  }

  /** @param {string} symmetry */
  setSymmetry(symmetry) {
    this.symmetry = symmetry;
    const { length } = this.pending;
    this.app.say(this.t(`symmetry.${symmetry}`) + (length ? `. ${plural(this.app, 'make.pending', length)}` : ''));
    this.draw();
    this.desk.focus();
  }

  /** Cells that the symmetry asks to be givens, as others of theirs are. */
  get pending() {
    const { given } = this.game.position;
    if (this.symmetry === 'none') return [];
    const wanted = new Set(given.flatMap((digit, cell) => (digit ? orbit(this.geometry, cell, this.symmetry) : [])));
    return [...wanted].filter((cell) => !given[cell]).sort((a, b) => a - b);
  }

  /** Commands that mean something else here than in play. @param {Command} command */
  #act(command) {
    const { name } = command;
    if (name === 'notes' || name === 'pause' || name === 'hint') return true;
    if (name === 'undo' || name === 'redo') return this.#goBack(name);
    if (name === 'escape' && this.panel) {
      this.setPanel('');
      return true;
    }
    if (name === 'clear') return this.#clear();
    if (name === 'digit' && this.tool !== 'colour') return this.#digit(command);
    if (/^mode/.test(name) || name === 'nextMode') {
      if (this.tool === 'regions' || this.tool === 'houses') this.setTool('givens');
      return false;
    }
    return false;
  }

  /** Givens come with their symmetric places, which are marked as pending. @param {Command} command */
  #digit(command) {
    const { game } = this;
    if (this.tool !== 'givens' || (command.mode ?? this.desk.momentary ?? game.mode) !== 'digit' || game.digitFirst) return false;
    const before = this.pending.length;
    const digit = command.digit ?? 0;
    const isTypedAgain = game.cells.every((cell) => game.position.given[cell] === digit);
    if (isTypedAgain && this.#clear()) return true;
    const where = game.cells;
    game.enter(digit, 'digit');
    const { pending } = this;
    const asked = where.flatMap((cell) => orbit(this.geometry, cell, this.symmetry)).filter((cell) => pending.includes(cell));
    const placed = this.t('say.placed', { digit: this.desk.symbols.of(digit) });
    this.app.say(asked.length && pending.length >= before
      ? `${placed}. ${this.t('make.asked', { cells: listed(this.app, [...new Set(asked)].map((cell) => this.geometry.name(cell))) })}` : placed);
    return true;
  }

  /** Erasing takes what is symmetric with it. */
  #clear() {
    const { game, geometry } = this;
    if (this.tool === 'regions') return this.paint(game.cells, '');
    if (this.tool === 'houses') return this.paintHouse(game.cells, false);
    if (this.symmetry === 'none') return false;
    const cells = [...new Set(game.cells.flatMap((cell) => orbit(geometry, cell, this.symmetry)))].filter((cell) => game.position.given[cell]);
    if (!cells.length) return false;
    this.erase(cells);
    return true;
  }

  /** @param {number[]} cells givens to take off */
  erase(cells) {
    const { game } = this;
    game.make(setGivens(game.position, game.position.given.map((digit, cell) => (cells.includes(cell) ? 0 : digit))));
    this.app.say(plural(this.app, 'make.erased', cells.length));
    this.desk.focus();
  }

  /** @param {number} cell @param {number} digit */
  put(cell, digit) {
    const { game } = this;
    game.make(setGivens(game.position, game.position.given.map((own, at) => (at === cell ? digit : own))));
    game.select(cell);
    this.desk.focus();
  }

  /** @param {number[]} givens of the whole board */
  putAll(givens) {
    const done = this.game.make(setGivens(this.game.position, givens));
    this.desk.focus();
    return done;
  }

  /** @param {'undo'|'redo'} way */
  #goBack(way) {
    const { game } = this;
    const changes = game[way]();
    if (!changes) return false;
    const cells = [...new Set(changes.filter(({ layer }) => layer !== 'spec').map(({ cell }) => cell))];
    if (cells.length) this.desk.board.flash(cells);
    const where = cells.slice(0, 4).map((cell) => this.geometry.name(cell)).join(' ') || this.t('layer.spec');
    this.app.say(this.t(way === 'undo' ? 'say.undone' : 'say.redone', { cells: where }));
    return true;
  }

  /** Another geometry of the same side, as one move. @param {GeometrySpec} spec */
  reshape(spec) {
    const before = this.geometry.spec;
    const after = new Geometry(spec).spec;
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    return this.game.make([/** @type {any} */ ({ cell: 0, layer: 'spec', before, after })]);
  }

  /** @param {string} name of an extra rule @param {boolean} on */
  setExtra(name, on) {
    const { spec } = this.geometry;
    const extra = (spec.extra ?? []).filter((one) => one !== name);
    if (on) extra.push(name);
    this.reshape({ ...spec, extra });
  }

  /** The letters of the regions as they are now, or are being painted. */
  get letters() {
    return this.draft ?? lettersOf(this.geometry);
  }

  /** @param {string[]} letters */
  setLetters(letters) {
    return this.reshape(specWith(this.geometry.spec, letters));
  }

  /** @param {number[]} cells @param {string} letter empty to take the region away */
  paint(cells, letter) {
    const letters = [...this.letters];
    for (const cell of cells) letters[cell] = letter;
    const done = this.setLetters(letters);
    const names = listed(this.app, cells.slice(0, 6).map((cell) => this.geometry.name(cell)));
    const count = countsOf(letters, this.geometry.side).get(letter) ?? 0;
    this.app.say(letter ? this.t('regions.painted', { cells: names, letter, count, side: this.geometry.side }) : this.t('regions.cleared', { cells: names }));
    this.draw();
    return done || true;
  }

  /** Gives the open cells to regions that lack some; all that have a remedy, or one. @param {number} [only] */
  fillGaps(only) {
    const letters = [...this.letters];
    for (const [cell, letter] of remedies(letters, this.geometry.side)) if (only === undefined || only === cell) letters[cell] = letter;
    this.setLetters(letters);
    this.desk.focus();
  }

  /** @param {string} letter */
  setPen(letter) {
    if (!regionLetters(this.geometry.side).includes(letter)) return;
    this.pen = letter;
    this.draw();
  }

  get houses() {
    return this.geometry.spec.houses ?? [];
  }

  addHouse() {
    const { spec } = this.geometry;
    const names = this.houses.map(({ name }) => name);
    let number = 1;
    while (names.includes(this.t('houses.name', { number }))) number += 1;
    this.house = this.houses.length;
    this.reshape({ ...spec, houses: [...this.houses, { name: this.t('houses.name', { number }), cells: [] }] });
    this.desk.focus();
  }

  /** @param {number} at */
  removeHouse(at) {
    const { spec } = this.geometry;
    this.reshape({ ...spec, houses: this.houses.filter((_, other) => other !== at) });
    this.house = Math.max(0, Math.min(this.house, this.houses.length - 1));
    this.desk.focus();
  }

  /** @param {number[]} cells @param {boolean} on */
  paintHouse(cells, on) {
    const house = this.houses[this.house];
    if (!house) return true;
    const names = cells.map((cell) => this.geometry.frameName(cell));
    const kept = house.cells.filter((name) => !names.includes(name));
    const houses = this.houses.map((one, at) => (at === this.house ? { ...one, cells: on ? [...kept, ...names] : kept } : one));
    this.reshape({ ...this.geometry.spec, houses });
    this.app.say(this.t('houses.count', { name: house.name, count: houses[this.house].cells.length, side: this.geometry.digits }));
    return true;
  }

  /** An empty board of another kind, or the same: what was typed here stays in the library. @param {GeometrySpec} [spec] */
  startNew(spec = this.geometry.spec) {
    const { game } = this;
    const old = this.isKept && (this.givens > 0 || game.history.moves.length > 1);
    const name = this.t('make.size', { size: sizeWords(this.t, game.geometry) });
    this.open(new Game({ geometry: new Geometry(spec), author: game.author }), false);
    if (old) this.app.tell(this.t('make.keptOld', { name: game.name || name }));
    this.desk.focus();
  }

  /** A copy to be played; the board that is made stays as it is. */
  testSolve() {
    const { game } = this;
    const { geometry } = game;
    // The way back leads to the board as it is kept.
    if (!this.isKept) this.keep();
    const id = testId(game.id, JSON.stringify([geometry.spec, game.position.given, game.name, game.author, game.rules]));
    this.app.library.removeTests(game.id, id);
    if (this.app.library.load(id)) {
      this.app.go(`play/${id}`);
      return;
    }
    const copy = new Game({ id, geometry, position: new Position(geometry, game.position.given), name: game.name, author: game.author, rules: game.rules, level: game.level });
    copy.position.colours = [...game.position.colours];
    this.app.play(copy);
  }

  /** Keys that paint: letters choose a region and paint with it. @param {KeyboardEvent} event */
  key(event) {
    const onBoard = event.target instanceof Node && this.desk.board.contains(event.target);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.tool === 'regions' && isPlain && /^[a-y]$/i.test(event.key) && regionLetters(this.geometry.side).includes(event.key.toUpperCase())) {
      this.setPen(event.key.toUpperCase());
      return this.paint(this.game.cells, this.pen);
    }
    if (isPlain && onBoard && (event.key === ' ' || event.key === 'Enter')) {
      if (this.tool === 'regions') return this.paint(this.game.cells, this.pen);
      if (this.tool === 'houses') {
        const { cells } = this.houses[this.house] ?? { cells: [] };
        return this.paintHouse(this.game.cells, !this.game.cells.every((cell) => cells.includes(this.geometry.frameName(cell))));
      }
    }
    return this.desk.key(event);
  }
}
