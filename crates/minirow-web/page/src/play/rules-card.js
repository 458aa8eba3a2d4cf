/** The rules of the board, one line each, and how hard it is. */
import { mainRule } from '../board/label.js';
import { ruleSentences } from '../board/rule-words.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { title } from '../hints/words.js';
import { brokenText } from './broken.js';
import { closeByEscape, makeCard } from './card.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

/** @type {Record<string, string>} */
const ICONS = { diagonals: 'diag', windoku: 'region', 'disjoint-groups': 'clone', 'anti-knight': 'knight', 'anti-king': 'quad' };

/** Whether a board has rules that everybody must read before they play. @param {import('../game/game.js').Game} game */
export const hasOwnRules = ({ geometry, rules, author }) => Boolean(rules || author || geometry.extra.length || geometry.spec.houses?.length || geometry.spec.distinct?.length || geometry.spec.apart?.length || geometry.hasRules);

/** The rules as a list. @param {Desk} desk @param {{classic?: boolean}} [options] `classic`: those that all boards have, too */
function ruleList(desk, { classic = false } = {}) {
  const { t, game } = desk;
  const { extra, spec } = game.geometry;
  /** @param {string} picture @param {string} name @param {string} text */
  const line = (picture, name, text) => h('li', null, /** @type {any} */ (icon(picture, 20)), h('p', null, name && h('b', null, name), name && ' ', text));
  const own = game.rules.split('\n').map((one) => one.trim()).filter(Boolean);
  return h('ul', { class: 'rules' },
    ...(classic || !own.length ? [line('digit', '', mainRule(t, game.geometry))] : []),
    ...(own.length ? own.map((text) => ownLine(line, text)) : extra.map((name) => line(ICONS[name] ?? 'info', t(`rule.${name}`), t(`rule.${name}.about`)))),
    ...(own.length || !spec.houses?.length ? [] : [line('region', t('rule.houses'), t('rule.houses.about', { names: spec.houses.map(({ name }) => name).join(', ') }))]),
    ...(own.length || !spec.distinct?.length ? [] : [line('region', t('rule.distinct'), t('rule.distinct.about', { names: spec.distinct.map(({ name }) => name).join(', ') }))]),
    ...ruleSentences(t, game.geometry.facts.rules).map((text) => line('info', '', text)));
}

/** A line of the maker: what stands before a colon is the name of the rule. @param {(picture: string, name: string, text: string) => HTMLElement} line @param {string} text */
function ownLine(line, text) {
  const [, name = '', rest = text] = /^([^:.]{2,24}):\s+(.+)$/.exec(text) ?? [];
  return line('info', name, rest);
}

/** Which rules the digits break now, for who wants to be told. @param {Desk} desk */
function brokenNow(desk) {
  const text = desk.settings.conflicts === 'off' ? '' : brokenText(desk);
  return text ? [h('p', { class: 'broken' }, /** @type {any} */ (icon('warn', 20)), h('span', null, text))] : [];
}

/** The card in the place of the folded rows, for boards with rules of their own. @param {Desk} desk */
export function makeRulesBox(desk) {
  // Many rules are scrolled, by keys too.
  const element = h('section', { class: 'rules-box', 'aria-labelledby': 'rules-box-title', tabindex: 0, hidden: true });
  return {
    element,
    draw() {
      const { t, game } = desk;
      element.hidden = !hasOwnRules(game);
      element.replaceChildren(
        h('header', null, h('h2', { id: 'rules-box-title' }, t('rules.title')), game.author && h('p', { class: 'quiet-text' }, t('rules.by', { author: game.author }))),
        ...brokenNow(desk), ruleList(desk));
    },
  };
}

/**
 * Rules and rating as a card of its own.
 * @param {Desk} desk @param {import('./panels.js').Panels} panels @param {import('./rating.js').Rating} rating
 */
export function makeRulesCard(desk, panels, rating) {
  const { t } = desk;
  const close = () => {
    panels.close('rules');
    desk.focus();
  };
  const card = makeCard(desk, { name: 'rules', title: t('play.rules'), close });
  const draw = () => {
    card.about.textContent = desk.game.author ? t('rules.by', { author: desk.game.author }) : '';
    card.body.replaceChildren(ruleList(desk, { classic: true }), h('h3', null, t('rules.rating')), ratings(desk, rating));
  };
  rating.addEventListener('change', draw);
  return {
    open() {
      draw();
      panels.show({ name: 'rules', element: card.element, key: closeByEscape(close) });
      /** @type {HTMLElement} */ (card.element.querySelector('.card-close')).focus();
    },
    draw,
  };
}

/** @param {Desk} desk @param {import('./rating.js').Rating} rating */
function ratings(desk, rating) {
  const { t, language } = desk;
  const { result, rated } = rating.now;
  if (result === 'none' || result === 'several') return h('p', null, t(`several.${result}`));
  if (desk.game.geometry.hasRules) return h('p', { class: 'quiet-text' }, t('rules.unknown'));
  if (!rated) return h('p', { class: 'quiet-text' }, t(result ? 'rules.counting' : 'rules.unknown'));
  /** @param {string} name @param {string|number} value */
  const line = (name, value) => h('div', null, h('dt', null, name), h('dd', { class: 'number' }, value));
  /** What a scale says, in its own numbers. @param {string} name @param {import('../types.js').Rated} scale @param {(found: import('../types.js').ScaleRating) => string} told */
  const scale = (name, { result, rating: found }, told) => {
    if (result === 'unsolved') return line(name, t('rules.unsolved'));
    return result === 'rated' && found ? line(name, told(found)) : false;
  };
  const { level, own, se, hodoku } = rated;
  const { technique, steps } = own.rating ?? {};
  return h('dl', { class: 'ratings' },
    scale(t('rules.level'), level, (found) => t(`level.${found.level}`)),
    technique && line(t('rules.hardest'), title(/** @type {any} */ ({ t, language }), { technique, title: own.rating?.title ?? technique })),
    steps !== undefined && line(t('rules.steps'), steps),
    scale('Sudoku Explainer', se, (found) => `${found.er} / ${found.ep} / ${found.ed}`),
    scale('HoDoKu', hodoku, (found) => `${found.level}, ${found.score}`));
}
