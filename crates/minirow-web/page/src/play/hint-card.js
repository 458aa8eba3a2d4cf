/**
 * The card of a hint: small for a nudge and the name, the whole column from the place on; on phones a
 * sheet that begins at the board's bottom edge, so that words and picture are seen together.
 */
import { levelOfRating } from '../hints/level.js';
import { legend, partsOf, stepList, words } from '../hints/steps.js';
import { conclusion } from '../hints/words.js';
import { iconButton, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/emblem.js';
import { mistake, name, nudge, removedText, spoken, where } from './hint-words.js';
import { Hints, RUNGS } from './hints.js';
import { listenToSwipes } from './swipe.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

/** The labels of the button that goes on, by rung. */
const ON = ['hint.more', 'hint.where', 'hint.why', 'hint.next'];
const ON_MISTAKES = ['hint.more', 'hint.where', 'hint.back'];

/**
 * @param {Desk} desk
 * @param {{onclose?: () => void, onchange?: () => void}} [listeners] `onchange`: it opened, closed or changed its size
 */
export function makeHintCard(desk, { onclose = () => undefined, onchange = () => undefined } = {}) {
  const hints = new Hints(desk);
  const element = h('section', { class: 'hint', 'data-card': 'hint', 'aria-labelledby': 'hint-title' });
  const slider = h('input', { type: 'range', min: 1, 'aria-label': desk.t('path.position'), 'data-key': 'path-slider', oninput: () => hints.walkTo(Number(slider.value) - 1) });
  let wasOpen = false;

  const isMini = () => hints.state !== 'path' && !(hints.state === 'step' && hints.level >= 2);
  const close = () => hints.close();
  /** Enter is the next step and Escape closes, wherever the focus is but on another control. @param {KeyboardEvent} event */
  const key = (event) => {
    if (!hints.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape') {
      close();
      return true;
    }
    if (event.key !== 'Enter' || isOnControl(event.target, desk.board)) return false;
    void hints.next();
    return true;
  };

  const redraw = () => {
    if (!hints.isOpen) {
      if (!wasOpen) return;
      wasOpen = false;
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
      onclose();
      onchange();
      if (hadFocus) desk.focus();
      return;
    }
    const hadFocus = element.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : null;
    wasOpen = true;
    element.classList.toggle('mini', isMini());
    put(element, [h('span', { class: 'grab', 'aria-hidden': 'true' }), ...content(desk, hints, slider)]);
    onchange();
    fit(desk, element);
    element.querySelector('[aria-current="step"]')?.scrollIntoView?.({ block: 'nearest' });
    keepFocus(hadFocus);
    desk.say(spoken(desk, hints));
  };

  /** The focus stays where it was: on the board, or on the button that goes on. @param {string|null|undefined} key */
  const keepFocus = (key) => {
    const inCard = key === null ? null : /** @type {HTMLElement|null} */ (element.querySelector(`[data-key="${key}"]`) ?? element.querySelector('.primary'));
    if (inCard) inCard.focus();
    else if (!desk.board.contains(document.activeElement)) desk.focus();
  };

  hints.addEventListener('change', redraw);
  hints.addEventListener('applied', (event) =>
    desk.say(desk.t('hint.applied', { text: conclusion(desk, /** @type {CustomEvent} */ (event).detail) })));
  hints.addEventListener('back', () => desk.say(desk.t('hint.wentBack')));
  hints.addEventListener('removed', (event) => desk.say(removedText(desk, /** @type {CustomEvent} */ (event).detail)));
  window.addEventListener('resize', () => hints.isOpen && fit(desk, element));
  listenToSwipes(element, { left: () => void hints.next(), right: () => hints.back(), down: close });

  return {
    element,
    get isOpen() {
      return hints.isOpen;
    },
    get isMini() {
      return isMini();
    },
    /** The first rung, or the next one. */
    ask: () => hints.next(),
    next: () => hints.next(),
    /** Shows the whole way to the solution. */
    walk: () => hints.walk(),
    close,
    key,
  };
}

/** @param {EventTarget|null} target @param {HTMLElement} board */
const isOnControl = (target, board) => target instanceof HTMLElement && !board.contains(target) && target.closest('button, a, input, select, textarea') !== null;

/** The sheet of a phone begins where the board ends. @param {Desk} desk @param {HTMLElement} element */
function fit(desk, element) {
  // Of a board of which a part is seen, the window ends sooner than the board.
  const { bottom } = (desk.board.closest('[data-windowed]') ?? desk.board).getBoundingClientRect();
  element.style.setProperty('--sheet-top', `${Math.ceil(bottom)}px`);
}

/** Shows nodes; those that are there already stay, so that a slider can be dragged on. @param {HTMLElement} element @param {(Node|null)[]} nodes */
function put(element, nodes) {
  const wanted = nodes.filter((node) => node !== null);
  for (const child of [...element.childNodes]) if (!wanted.includes(child)) child.remove();
  let at = element.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else element.insertBefore(node, at);
  }
}

/** @param {Desk} desk @param {Hints} hints @param {HTMLInputElement} slider @returns {(Node|null)[]} */
function content(desk, hints, slider) {
  const { t } = desk;
  const { state, level, message } = hints;
  if (state === 'busy') return plainCard(desk, hints, t('hint.title'), t('hint.busy'), []);
  if (state === 'message') {
    return plainCard(desk, hints, t('hint.title'), t(message), [next(hints, t('dialog.close'))]);
  }
  if (state === 'mistakes') {
    const isBack = level === 2;
    const button = isBack && !hints.canGoBack ? next(hints, t('dialog.close')) : next(hints, t(ON_MISTAKES[level]));
    return plainCard(desk, hints, t('mistake.title'), mistake(desk, hints), [isBack && removeButton(desk, hints), button]);
  }
  return state === 'path' ? pathContent(desk, hints, slider) : stepContent(desk, hints);
}

/** A few words and a button. @param {Desk} desk @param {Hints} hints @param {string} heading @param {string} text @param {(HTMLElement|false|null)[]} buttons */
const plainCard = (desk, hints, heading, text, buttons) => [
  header(desk, hints, { heading }), h('p', { class: 'hint-words' }, text), h('div', { class: 'hint-buttons' }, ...buttons)];

/** Takes the wrong digits back without what came after them. @param {Desk} desk @param {Hints} hints */
function removeButton({ t }, hints) {
  const { length } = hints.removable;
  return length > 0 && textButton(t(length > 1 ? 'mistake.removeMany' : 'mistake.remove'), () => hints.removeWrong(), { 'data-key': 'hint-remove' });
}

/** The one primary button. @param {Hints} hints @param {string} text */
const next = (hints, text) => textButton(text, () => void hints.next(), { kind: 'primary', 'data-key': 'hint-next' });

/** @param {Desk} desk @param {Hints} hints @param {{heading: string, about?: string, rating?: number}} parts */
function header(desk, hints, { heading, about, rating }) {
  const isNamed = rating !== undefined;
  return h('header', null,
    isNamed && h('span', { class: 'hint-emblem' }, emblem(levelOfRating(rating), 34)),
    h('div', null, h('h2', { id: 'hint-title' }, heading), about && h('p', { class: 'quiet-text' }, about)),
    iconButton('close', desk.t('hint.close'), () => hints.close(), { size: 20, class: 'hint-close' }));
}

/** @param {Desk} desk @param {number} level */
function ladder({ t }, level) {
  return h('ol', { class: 'ladder', 'aria-label': t('hint.ladder') }, ...RUNGS.map((rung, at) =>
    h('li', { class: at < level ? 'done' : at === level ? 'current' : '', 'aria-current': at === level ? 'true' : null }, h('i', { 'aria-hidden': 'true' }), t(`rung.${rung}`))));
}

/** @param {Desk} desk @param {Hints} hints */
function stepContent(desk, hints) {
  const { t } = desk;
  const { level, hint, part } = hints;
  const step = /** @type {import('../types.js').Step} */ (hints.step);
  if (level === 0) {
    return [header(desk, hints, { heading: t('hint.nudge') }), h('div', { class: 'hint-words' }, words(nudge(desk, hints))), ladder(desk, 0),
      h('div', { class: 'hint-buttons' }, next(hints, t(ON[0])))];
  }
  const levelName = t(`level.${levelOfRating(step.rating)}`);
  const all = partsOf(step).length;
  const about = level === 3 && all > 1 ? t('hint.about', { level: levelName, number: part + 1, all }) : levelName;
  const top = [header(desk, hints, { heading: name(desk, hint, step), about, rating: step.rating }), ladder(desk, level)];
  if (level === 1) {
    return [...top, h('div', { class: 'hint-buttons' },
      textButton(t('hint.what'), () => desk.app.go(`learn/${step.technique}`), { kind: 'quiet', 'data-key': 'hint-what' }), next(hints, t(ON[1])))];
  }
  const apply = () => hints.apply();
  const body = level === 2 ? placeBody(desk, hints) : [stepList(desk, step, { current: part })];
  return [...top, h('div', { class: 'hint-body' }, ...body), level === 3 && desk.picture ? legend(desk, desk.picture) : null,
    h('div', { class: 'hint-buttons' },
      textButton(t('hint.before'), () => hints.back(), { 'data-key': 'hint-before' }),
      ...(hints.isLast ? [] : [textButton(t('hint.apply'), apply, { kind: 'quiet', 'data-key': 'hint-apply' })]),
      next(hints, t(hints.isLast ? 'hint.apply' : ON[level])))];
}

/** @param {Desk} desk @param {Hints} hints */
const placeBody = (desk, hints) => [
  h('div', { class: 'hint-place' }, words(where(desk, hints))), h('p', { class: 'quiet-text' }, desk.t('hint.argument'))];

/** @param {Desk} desk @param {Hints} hints @param {HTMLInputElement} slider */
function pathContent(desk, hints, slider) {
  const { t } = desk;
  const step = /** @type {import('../types.js').Step} */ (hints.step);
  const { at, steps } = /** @type {{at: number, steps: import('../types.js').Step[]}} */ (hints.path);
  const position = t('path.of', { number: at + 1, all: steps.length });
  slider.max = String(steps.length);
  slider.value = String(at + 1);
  slider.setAttribute('aria-valuetext', position);
  /** @param {boolean} off */
  const disabled = (off) => (off ? { 'aria-disabled': 'true' } : {});
  return [
    header(desk, hints, { heading: name(desk, null, step), about: position, rating: step.rating }),
    slider,
    h('div', { class: 'hint-body' }, stepList(desk, step, { current: partsOf(step).length - 1 })),
    desk.picture ? legend(desk, desk.picture) : null,
    h('div', { class: 'hint-buttons' },
      textButton(t('path.before'), () => hints.back(), { 'data-key': 'hint-before', ...disabled(at === 0) }),
      textButton(t('path.after'), () => void hints.next(), { kind: 'primary', 'data-key': 'hint-next', ...disabled(at === steps.length - 1) }))];
}
