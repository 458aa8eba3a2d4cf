/** The steps of an argument: what each shows on the board, and how it is written beside the board. */
import { legendShape } from '../board/hint-shapes.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { Picture } from './picture.js';
import { translated } from './sentences.js';
import { plain } from './words.js';

/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').Part} Part */
/** @typedef {import('../types.js').Span} Span */
/** @typedef {import('./words.js').Speaker} Speaker */

/** The parts of a step. @param {Step} step @returns {Part[]} */
export const partsOf = (step) => step.parts;

/**
 * What a part of a step shows; the last part where no number is given.
 * @param {Step} step @param {number} [number] from 0
 */
export function pictureOf(step, number = partsOf(step).length - 1) {
  const parts = partsOf(step);
  const part = parts[Math.min(number, parts.length - 1)];
  return new Picture({ houses: part.houses, marks: [...part.marks, ...waiting(step, part)], ...routes(step, part) });
}

/** Candidates that will go, as long as nothing is said of them: those in the houses that are covered. @param {Step} step @param {Part} part */
function waiting({ remove }, { houses, marks }) {
  const covered = new Set(houses.filter(({ role }) => role === 'cover').flatMap(({ cells }) => cells));
  return remove.filter(([cell, digit]) => covered.has(cell) && !marks.some((mark) => mark.cell === cell && mark.digit === digit))
    .map(([cell, digit]) => ({ cell, digit, role: 'plain' }));
}

/** The links and nodes that a part has reached, counted in each chain from 1 as in the text. @param {Step} step @param {Part} part */
function routes({ chains, nodes, links }, part) {
  const before = chains.map((_, at) => chains.slice(0, at).flat().length);
  const isShown = (/** @type {number} */ chain, /** @type {number} */ number) => number - before[chain] <= (part.chains[chain]?.length ?? 0);
  return {
    nodes: nodes.filter(({ chain, number }) => isShown(chain, number)).map((node) => ({ ...node, number: node.number - before[node.chain] })),
    links: links.filter(({ chain, from, to }) => isShown(chain, from) && isShown(chain, to))
      .map((link) => ({ ...link, from: link.from - before[link.chain], to: link.to - before[link.chain] })),
  };
}

/** What a part says, in the language of the page; in English where it has no translation. @param {Speaker} speaker @param {Step} step @param {number} number from 0 */
export function saidIn(speaker, step, number) {
  const part = partsOf(step)[number];
  const { title, text } = part;
  return (speaker.language === 'en' ? null : translated(speaker, part)) ?? { title, text };
}

/** The same as one plain sentence. @param {Speaker} speaker @param {Step} step @param {number} number from 0 */
export function plainText(speaker, step, number) {
  const { title, text } = saidIn(speaker, step, number);
  return `${title}. ${plain(text)}`;
}

/**
 * The steps of an argument as a list: past ones with a tick, the present one lifted out, of those to
 * come only the titles.
 * @param {Speaker} speaker @param {Step} step
 * @param {{current: number, all?: boolean}} options `all`: every text is shown, as on a page to read
 */
export function stepList(speaker, step, { current, all = false }) {
  const parts = partsOf(step);
  return h('ol', { class: 'steps' }, ...parts.map((_, at) => {
    const { title, text } = saidIn(speaker, step, at);
    const state = at === current ? 'on' : at < current ? 'past' : 'next';
    return h('li', { class: state, 'aria-current': at === current ? 'step' : null },
      h('span', { class: 'step-number' }, at < current ? /** @type {any} */ (icon('check', 14)) : at + 1,
        at < current && h('span', { class: 'visually-hidden' }, speaker.t('hint.past'))),
      h('div', null, h('h3', null, title), (all || at <= current) && words(text)));
  }));
}

/** A text with its roles as chips; each line of it is a paragraph. @param {Span[]} text */
export function words(text) {
  const lines = [/** @type {(Node|string)[]} */ ([])];
  for (const span of text) {
    const [first, ...rest] = span.text.split('\n');
    lines[lines.length - 1].push(chip(first, span));
    for (const line of rest) lines.push([chip(line, span)]);
  }
  return h('div', { class: 'step-text' }, ...lines.filter((line) => line.some((one) => typeof one !== 'string' || one.trim()))
    .map((line) => h('p', null, ...line)));
}

/** @param {string} text @param {Span & {group?: number}} span */
function chip(text, { role, group }) {
  if (!role || !text) return text;
  return h('span', { class: `tk tk-${role === 'group' ? `group-${(group ?? 0) % 2 ? 'open' : 'full'}` : role}` }, text);
}

/** The order in which a legend tells roles. */
const ROLES = ['base', 'cover', 'pattern', 'fin', 'inner-fin', 'pivot', 'group', 'common', 'blocker', 'blocked', 'on', 'off', 'strong', 'weak', 'place', 'out'];

/** What the signs of a picture mean. @param {Speaker} speaker @param {Picture} picture */
export function legend(speaker, picture) {
  const roles = new Set([
    ...picture.houses.map(({ role }) => role), ...picture.marks.map(({ role }) => role),
    ...picture.nodes.map(({ holds }) => (holds ? 'on' : 'off')), ...picture.links.map(({ strong }) => (strong ? 'strong' : 'weak'))]);
  // Where bands say which candidates are meant, their discs need no words.
  if (roles.has('cover')) roles.delete('pattern');
  const symbolOf = (/** @type {string} */ role) => speaker.symbols.of((picture.marks.find((mark) => mark.role === role) ?? picture.nodes[0])?.digit ?? 0);
  return h('ul', { class: 'legend', 'aria-label': speaker.t('hint.legend') }, ...ROLES.filter((role) => roles.has(role)).map((role) => {
    const text = speaker.t(`legend.${role}`);
    if (role === 'base' || role === 'cover') return h('li', null, h('b', { class: `tk tk-${role}` }, text));
    if (role === 'out') return h('li', null, h('b', { class: 'tk tk-out' }, symbolOf(role)), text);
    return h('li', null, legendShape(role, symbolOf(role)), text);
  }));
}
