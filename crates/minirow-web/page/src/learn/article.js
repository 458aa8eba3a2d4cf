/** The page of a technique: what it is, its example step by step on a board, and the way to practise. */
import { Drawing } from '../board/drawing.js';
import { pictureOf, partsOf, plainText, stepList } from '../hints/steps.js';
import { title } from '../hints/words.js';
import { Symbols } from '../symbols.js';
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem, levelChip } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { familyOf, ideaOf } from './catalogue.js';
import { readMore } from './document.js';
import { exampleOf } from './exercises.js';
import { makeStepper } from './stepper.js';
import { CLASSIC } from './stock.js';
import { countText, tenMarks } from './ticks.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./catalogue.js').Technique} Technique */
/** @typedef {import('../storage/progress.js').Progress} Progress */
/** @typedef {import('../types.js').Step} Step */

/** Where the board fills the width of the screen. */
const EDGE = matchMedia('(max-width: 640px)');

/** @param {App} app @param {Technique} technique @param {Progress} progress */
export function makeArticle(app, technique, progress) {
  const { t, settings, language } = app;
  const symbols = new Symbols(settings.symbols, 9, settings.ownSymbols);
  const speaker = { t, language, game: { geometry: CLASSIC }, symbols };
  const name = title(speaker, technique);
  const idea = ideaOf(t, technique);
  const board = h('figure', { class: 'example', dir: 'ltr', role: 'img', 'aria-label': t('learn.board', { technique: name }) });
  const steps = h('div', { class: 'example-steps' });
  const stepper = makeStepper(t, (by) => go(at + by));
  /** @type {Step|null} */
  let step = null;
  /** @type {{values: number[], given: boolean[]}} */
  let look = { values: [], given: [] };
  /** @type {Drawing|null} */
  let drawing = null;
  let at = 0;

  const right = progress.of(technique.name);
  const practise = () => app.go(`practice/${technique.name}`);
  const card = h('section', { class: 'practise-card', 'aria-labelledby': 'practise-title' },
    h('div', { class: 'practise-head' }, h('h2', { class: 'lead', id: 'practise-title' }, t('learn.practiseIt', { technique: name })), h('span', { class: 'quiet-text number' }, countText(t, right))),
    tenMarks(right), textButton(t('learn.practise'), practise, { kind: 'primary', class: 'wide-only' }),
    textButton(t('learn.practiseCount', { count: countText(t, right) }), practise, { kind: 'primary', class: 'narrow-only large' }));
  const phoneHead = h('header', { class: `top board-top only-narrow${name.length > 18 ? ' long' : ''}` },
    h('a', { class: 'icon-button', href: '#learn', 'aria-label': t('learn.all') }, icon('left')),
    h('h1', { class: 'board-title', tabindex: -1 }, name), levelChip(technique.level, t));
  const element = h('article', { class: 'article' },
    h('div', { class: 'article-head' }, h('span', { class: 'emblem-box' }, /** @type {any} */ (emblem(technique.level, 48))),
      h('div', null, h('h1', { class: 'head', tabindex: -1 }, name), h('p', { class: 'idea' }, idea)), levelChip(technique.level, t)),
    board, h('div', { class: 'article-side' }, h('h2', { class: 'visually-hidden' }, t('learn.steps')), steps, h('div', { class: 'article-foot' }, stepper.element, card)),
    h('div', { class: 'article-more' }, h('p', { class: 'idea narrow-only' }, idea), readMore(app, technique.name, familyOf(technique))));

  function build() {
    const edge = EDGE.matches;
    drawing = new Drawing(CLASSIC, { symbols, coordinates: !edge, edge, small: edge });
    board.replaceChildren(drawing.element);
  }

  function draw() {
    if (!step || !drawing) return;
    const parts = partsOf(step);
    drawing.update({ ...look, picture: pictureOf(step, at), names: settings.coordinates });
    steps.replaceChildren(stepList(speaker, step, { current: at }));
    stepper.show(at, parts.length);
  }

  /** @param {number} number */
  function go(number) {
    if (!step) return;
    const next = Math.min(Math.max(number, 0), partsOf(step).length - 1);
    if (next === at) return;
    at = next;
    draw();
    steps.querySelector('.on')?.scrollIntoView({ block: 'nearest' });
    app.say(plainText(speaker, step, at));
  }

  async function load() {
    try {
      const example = await exampleOf(app, technique.name);
      step = example.step;
      const { given, digit } = example.kept;
      look = { values: given.map((value, cell) => value || digit[cell]), given: given.map(Boolean) };
      build();
      draw();
    } catch (error) {
      steps.replaceChildren(h('p', { role: 'status' }, app.errorText(error)));
    }
  }

  const onedge = () => {
    build();
    draw();
  };
  EDGE.addEventListener('change', onedge);
  return {
    name, element, phoneHead, loaded: load(),
    go: (/** @type {1|-1} */ by) => go(at + by),
    leave: () => EDGE.removeEventListener('change', onedge),
  };
}
