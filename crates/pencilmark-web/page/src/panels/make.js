/**
 * The setter's desk: whether the givens have no, one or several solutions is told while one types;
 * what takes longer is asked for, and stops when the board changes.
 */
import { button, h, select } from '../dom.js';
import { setOf } from '../board/digits.js';
import { Geometry } from '../board/geometry.js';
import { setGivens } from '../game/edit.js';
import { Game } from '../game/game.js';
import { SYMMETRIES, orbit } from '../game/symmetry.js';
import { Picture } from '../hints/picture.js';
import { title } from '../hints/words.js';
import { makeShapeChoice } from './shapes.js';

/** @param {import('../app.js').App} app */
export function makeSetterPanel(app) {
  const { t } = app;
  const shape = makeShapeChoice(app);
  const facts = h('dl', { class: 'facts' });
  const tools = h('div', { class: 'buttons' });
  const verdict = h('p', { class: 'verdict', role: 'status' });
  let symmetry = 'none';
  let live = { rate: false };
  /** @type {AbortController|null} */
  let calling = null;
  /** @type {AbortController|null} */
  let longCall = null;
  /** @type {number[][]} */
  let solutions = [];
  let shown = 0;
  let seen = '';
  let timer = 0;
  /** @type {Record<string, string>} */
  let told = {};

  const fromShape = () => {
    try {
      const game = new Game({ geometry: new Geometry(shape.spec()) });
      game.design = true;
      app.tabs.add(game);
    } catch (error) {
      app.tell(error instanceof Error ? error.message : String(error));
    }
  };
  const pens = select(t('make.pen'), SYMMETRIES.map((name) => [name, t(`symmetry.${name}`)]), symmetry, (value) => (symmetry = value));
  const rateBox = h('input', { type: 'checkbox', onchange: () => {
    live = { rate: rateBox.checked };
    seen = '';
    ask();
  } });
  const element = h('section', { class: 'panel', 'aria-labelledby': 'make-title' },
    h('h2', { id: 'make-title' }, t('panel.make')), verdict, facts, pens,
    h('label', { class: 'check' }, rateBox, h('span', null, t('make.rateLive'))), tools,
    h('details', null, h('summary', null, t('make.new')), shape.element, button(t('make.empty'), fromShape)));

  const givensBoard = () => ({ geometry: app.game.geometry.spec, givens: app.game.position.given });

  /** Asks a little after the last change, and forgets what was asked before. */
  function ask() {
    const key = `${app.game.id} ${app.game.position.given.join(' ')}`;
    if (key === seen) return;
    seen = key;
    calling?.abort();
    longCall?.abort();
    solutions = [];
    told = { givens: t('make.givens', { number: app.game.position.given.filter(Boolean).length }) };
    clearTimeout(timer);
    timer = window.setTimeout(() => void solve(), 120);
  }

  async function solve() {
    const { game } = app;
    calling = new AbortController();
    const { signal } = calling;
    try {
      const answer = await app.engine.call('solve', { board: givensBoard() }, { signal });
      solutions = answer.solutions;
      shown = 0;
      told.result = t(`make.${answer.result}`);
      game.solution = answer.result === 'one' ? answer.solutions[0] : null;
      draw();
      if (answer.result === 'many') {
        const { count, complete } = await app.engine.call('count', { board: givensBoard(), most: 10000 }, { signal });
        told.count = t(complete ? 'make.count' : 'make.countMore', { count });
      } else if (answer.result === 'one' && live.rate) {
        told.rating = t('make.rating');
        draw();
        const rating = await app.engine.call('rate', { board: givensBoard() }, { signal });
        told.rating = rateText(app, rating);
      }
    } catch (error) {
      if (signal.aborted) return;
      told.result = app.errorText(error);
    }
    draw();
  }

  /** A long call with its result on the board; a change or the button ends it. @param {string} key @param {(signal: AbortSignal) => Promise<void>} work */
  async function long(key, work) {
    longCall?.abort();
    longCall = new AbortController();
    const { signal } = longCall;
    told.work = t('make.working', { what: t(key) });
    draw();
    try {
      await work(signal);
      delete told.work;
    } catch (error) {
      told.work = app.errorText(error);
    }
    if (longCall?.signal === signal) longCall = null;
    draw();
  }

  /** @param {number[]} givens */
  const put = (givens) => {
    app.game.make(setGivens(app.game.position, givens));
  };

  const redundant = () => long('make.redundant', async (signal) => {
    const { cells } = await app.engine.call('redundant', { board: givensBoard() }, { signal });
    app.showPicture(new Picture({ level: 1, region: cells }));
    const text = t('make.redundantFound', { number: cells.length, cells: cells.map((/** @type {number} */ cell) => app.game.geometry.name(cell)).join(' ') });
    told.redundant = text;
    app.say(text);
  });

  const trueCandidates = () => long('make.true', async (signal) => {
    const { candidates } = await app.engine.call('true_candidates', { board: givensBoard() }, { signal });
    const { position } = app.game;
    app.game.make(candidates.map((/** @type {number[]} */ digits, /** @type {number} */ cell) => ({
      cell, layer: /** @type {const} */ ('centre'), before: position.centre[cell], after: position.given[cell] ? 0 : setOf(digits),
    })).filter((/** @type {import('../types.js').Change} */ change) => change.before !== change.after));
  });

  const draw = () => {
    const { game } = app;
    ask();
    verdict.textContent = told.result ?? '';
    verdict.dataset.result = solutions.length === 1 ? 'one' : solutions.length ? 'many' : 'none';
    facts.replaceChildren(...['givens', 'count', 'rating', 'redundant', 'work'].filter((key) => told[key])
      .map((key) => h('div', null, h('dt', { class: 'visually-hidden' }, t(`make.fact.${key}`)), h('dd', null, told[key]))));
    tools.replaceChildren(
      button(t('make.design'), () => {
        game.design = !game.design;
        app.root.classList.toggle('design', game.design);
        if (!game.design) void app.findSolution();
        app.save();
        app.say(t(game.design ? 'make.designOn' : 'make.designOff'));
        game.refresh();
        app.board.draw();
        app.draw();
      }, { 'aria-pressed': String(game.design) }),
      ...(longCall ? [button(t('make.cancel'), () => longCall?.abort())] : []),
      ...(solutions.length > 1 ? [button(t('make.showSolution', { number: (shown % 2) + 1 }), () => showSolution())] : []),
      button(t('make.rate'), () => long('make.rate', async (signal) => {
        told.rating = rateText(app, await app.engine.call('rate', { board: givensBoard() }, { signal }));
        app.say(told.rating);
      })),
      button(t('make.redundant'), redundant),
      button(t('make.true'), trueCandidates),
      button(t('make.minimise'), () => long('make.minimise', async (signal) => {
        put((await app.engine.call('minimize', { board: givensBoard(), symmetry: symmetry === 'none' ? undefined : symmetry, seed: seed() }, { signal })).givens);
      })),
      button(t('make.fill'), () => long('make.fill', async (signal) => {
        put((await app.engine.call('fill', { geometry: game.geometry.spec, seed: seed() }, { signal })).digits);
      })),
      button(t('make.take'), () => put(game.position.given.map((given, cell) => given || game.position.digit[cell]))),
      button(t('make.erase'), () => {
        const cells = new Set(game.cells.flatMap((cell) => orbit(game.geometry, cell, symmetry)));
        put(game.position.given.map((given, cell) => (cells.has(cell) ? 0 : given)));
      }),
      button(t('make.pattern'), () => app.game.selectAll(game.cells.flatMap((cell) => orbit(game.geometry, cell, symmetry)))));
  };

  /** Shows the two solutions in turn, with where they differ. */
  function showSolution() {
    const at = shown % 2;
    shown += 1;
    const [one, other] = solutions;
    const ghosts = Object.fromEntries(solutions[at].map((digit, cell) => [cell, digit]));
    const differ = one.flatMap((digit, cell) => (digit === other[cell] ? [] : [cell]));
    app.showPicture(new Picture({ level: 1, ghosts, region: differ }));
    app.say(t('make.differ', { cells: differ.slice(0, 8).map((cell) => app.game.geometry.name(cell)).join(' ') }));
  }
  return { element, draw };
}

/** A seed for the engine, which has no source of randomness of its own. */
export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {import('../app.js').App} app @param {any} rating */
export function rateText(app, rating) {
  const parts = [app.t(`level.${rating.level}`) === `level.${rating.level}` ? rating.level : app.t(`level.${rating.level}`)];
  if (rating.technique) parts.push(title(app, rating));
  if (rating.se) parts.push(`SE ${[rating.se.er, rating.se.ep, rating.se.ed].join('/')}`);
  if (rating.hodoku) parts.push(`HoDoKu ${rating.hodoku.score}`);
  if (rating.steps !== undefined) parts.push(app.t('make.steps', { number: rating.steps }));
  return parts.join(' · ');
}
