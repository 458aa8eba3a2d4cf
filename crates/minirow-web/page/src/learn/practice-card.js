/** The card beside the board of an exercise: the task, what was chosen, and what is to be said of it. */
import { legend, partsOf, pictureOf, saidIn, stepList, words } from '../hints/steps.js';
import { textButton } from '../ui/controls.js';
import { h, svg } from '../ui/dom.js';
import { emblem } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { LEARNED, MASTERED } from '../storage/progress.js';
import { answersOf } from './exercise.js';
import { wrongText } from './reasons.js';
import { makeStepper } from './stepper.js';
import { tenMarks } from './ticks.js';

/** @typedef {import('./practice.js').Practice} Practice */
/** @typedef {import('../types.js').Step} Step */

/** @param {Practice} practice */
export function drawCard(practice) {
  const { app, technique, right, state } = practice;
  const { t } = app;
  const head = h('div', { class: 'practice-head' }, h('span', { class: 'emblem-box' }, /** @type {any} */ (emblem(technique?.level ?? 'beginner', 34))),
    h('div', null, h('p', { class: 'lead' }, t('learn.practiseIt', { technique: practice.name })),
      h('p', { class: 'quiet-text number' }, t('practice.solved', { right: Math.min(right, MASTERED), all: MASTERED }))));
  const isDone = state === 'right' || state === 'shown';
  const body = practice.exercise ? BODIES[state](practice) : [h('p', { class: 'quiet-text', role: 'status' }, practice.trouble || t('practice.preparing'))];
  return [head, tenMarks(right, state !== 'right'), h('div', { class: 'practice-body' }, ...body),
    ...(practice.exercise ? [isDone ? doneFoot(practice) : choiceKeys(practice), isDone ? null : choiceFoot(practice), buttons(practice)] : [])]
    .filter((part) => part !== null);
}

/** The question, in a few words and then in a sentence. @param {Practice} practice */
export function question({ app, exercise, name, symbols }) {
  const { t } = app;
  if (!exercise) return { head: '', text: '' };
  if (exercise.isPlacement) return { head: t('practice.whichCell'), text: `${t('practice.find', { technique: name })} ${t('practice.choosePlace')}` };
  const digit = symbols.of(exercise.digit || 1);
  const { count } = exercise;
  const many = count === 1 ? t('practice.oneGoes') : count ? t('practice.manyGo', { count }) : t('practice.someGo');
  return exercise.digit
    ? { head: t('practice.whichDigit', { digit }), text: `${t('practice.onDigit', { technique: name, digit })} ${many}` }
    : { head: t('practice.which'), text: `${t('practice.find', { technique: name })} ${many}` };
}

/** How one chooses. @param {Practice} practice */
export const howTo = ({ app: { t }, exercise }) => t(exercise?.isPlacement ? 'practice.howPlace' : 'practice.how');

/** @param {Practice} practice */
function asked(practice) {
  const { head, text } = question(practice);
  return [h('h2', { class: 'title' }, head), h('p', null, text), ...(practice.isEmpty ? [note('', 'info', practice.app.t('practice.empty'), howTo(practice))] : []), ...clue(practice)];
}

/** @param {Practice} practice */
function clue({ clueText }) {
  return clueText ? [h('div', { class: 'note clue' }, /** @type {any} */ (icon('hint', 22)), h('div', null, clueText))] : [];
}

/** @type {Record<Practice['state'], (practice: Practice) => Node[]>} */
const BODIES = {
  ask: asked,
  part(practice) {
    const { verdict, app } = practice;
    if (verdict?.result !== 'part') return asked(practice);
    const all = answersOf(/** @type {any} */ (practice.exercise), verdict.step).length;
    return [note('', 'info', app.t('practice.part', { count: verdict.found, all }), app.t('practice.partText')), h('p', null, question(practice).text), ...clue(practice)];
  },
  wrong(practice) {
    const { verdict, speaker, name, exercise } = practice;
    if (verdict?.result !== 'wrong' || !exercise) return asked(practice);
    const { head, text } = wrongText(speaker, name, exercise, verdict);
    return [note('warn', 'info', head, text), ...(practice.clueText ? clue(practice) : [h('p', { class: 'soft' }, practice.idea)])];
  },
  right(practice) {
    const { app, exercise, answer } = practice;
    if (!exercise || !answer) return [];
    const count = answersOf(exercise, answer).length;
    return [note('', 'check', count > 1 ? app.t('practice.rightAll', { count }) : app.t('practice.right'), saidShortly(practice, answer)),
      ...(practice.explained < 0 ? [h('p', { class: 'soft number' }, app.t('practice.time', { time: practice.time, rest: restText(practice) }))] : explanation(practice, answer))];
  },
  shown(practice) {
    const { app, answer } = practice;
    if (!answer) return [];
    return [note('', 'info', app.t('practice.shown'), saidShortly(practice, answer)),
      ...(practice.explained < 0 ? [h('p', { class: 'soft' }, app.t('practice.shownText'))] : explanation(practice, answer))];
  },
};

/** @param {string} kind @param {string} sign @param {string} head @param {string|Node} text */
const note = (kind, sign, head, text) => h('div', { class: `note ${kind}` }, /** @type {any} */ (icon(sign, 22)), h('div', null, h('b', null, head), typeof text === 'string' ? h('p', null, text) : text));

/** The end of the argument: its last two steps, or one where there is no more. @param {Practice} practice @param {Step} step */
function saidShortly({ speaker, explained }, step) {
  if (explained >= 0) return '';
  const count = partsOf(step).length;
  return h('div', null, ...[count - 2, count - 1].filter((at) => at >= 0).map((at) => words(saidIn(speaker, step, at).text)));
}

/** What is still to do. @param {Practice} practice */
export function restText({ app, right, name }) {
  const { t } = app;
  if (right < LEARNED) return t('practice.moreLearned', { count: LEARNED - right, technique: name });
  if (right === LEARNED) return t('practice.isLearned', { technique: name });
  return right < MASTERED ? t('practice.moreYours', { count: MASTERED - right, technique: name }) : t('practice.isYours', { technique: name });
}

/** The argument step by step, on the board of the exercise. @param {Practice} practice @param {Step} step */
function explanation(practice, step) {
  const stepper = makeStepper(practice.app.t, (by) => practice.explain(practice.explained + by));
  stepper.show(practice.explained, partsOf(step).length);
  return [h('h2', { class: 'visually-hidden' }, practice.app.t('learn.steps')), stepList(practice.speaker, step, { current: practice.explained }), stepper.element];
}

/** Keys for what can be chosen in the cell that is worked on, where the board shows more than one candidate. @param {Practice} practice */
function choiceKeys(practice) {
  const { app, exercise, game, symbols, speaker } = practice;
  if (!exercise || exercise.digit) return null;
  const cell = game.focus;
  const digits = exercise.digitsIn(cell);
  const isActive = game.selection.has(cell) && digits.length > 0;
  const name = speaker.game.geometry.name(cell);
  return h('div', { class: 'choice-keys', role: 'group', 'aria-label': app.t(exercise.isPlacement ? 'practice.digitsFor' : 'practice.keys', { cell: name }) },
    h('span', { class: 'quiet-text' }, isActive ? name : ''),
    ...(isActive ? digits : []).map((digit) => h('button', {
      type: 'button', class: 'choice-key', 'data-choice': digit, 'aria-pressed': String(practice.isChosen(cell, digit)),
    }, symbols.of(digit))));
}

/** @param {Practice} practice */
function choiceFoot({ app, exercise, choice, verdict, state, symbols }) {
  if (!exercise) return null;
  const { t } = app;
  const count = choice.length;
  const total = exercise.isPlacement ? 0 : exercise.count;
  const found = state === 'wrong' && verdict?.result === 'wrong' && total ? t('practice.foundOf', { count: verdict.found, all: total }) : '';
  const sample = svg('svg', { width: 24, height: 24, viewBox: '0 0 24 24', class: 'choice-sample', 'aria-hidden': 'true' },
    svg('circle', { class: 'pick', cx: 12, cy: 12, r: 10.5, style: { 'stroke-width': '2' } }),
    svg('text', { class: 'pick-digit', x: 12, y: 12.5, 'font-size': 13 }, symbols.of(exercise.digit || 1)));
  return h('p', { class: 'choice-foot' }, /** @type {any} */ (sample), h('span', null, t('practice.yourChoice')),
    h('span', { class: 'number choice-count' }, found || (total ? t('practice.chosenOf', { count, all: total }) : t('practice.chosen', { count }))));
}

/** @param {Practice} practice */
const doneFoot = ({ answer, explained, speaker }) => (answer ? legend(speaker, pictureOf(answer, explained < 0 ? undefined : explained)) : null);

/** @param {Practice} practice */
function buttons(practice) {
  const { app, state } = practice;
  const { t } = app;
  if (state === 'right' || state === 'shown') {
    return h('div', { class: 'practice-buttons' },
      practice.explained < 0 && textButton(t('practice.explain'), () => practice.explain(0)),
      textButton(t('practice.next'), () => void practice.next(), { kind: 'primary' }));
  }
  return h('div', { class: 'practice-buttons' }, textButton(t('practice.clue'), () => practice.clue()),
    practice.hasErred && textButton(t('practice.showMe'), () => practice.showAnswer()),
    state === 'wrong' ? textButton(t('practice.tryAgain'), () => practice.tryAgain(), { kind: 'primary' })
      : textButton(t('practice.check'), () => practice.check(), { kind: 'primary' }));
}
