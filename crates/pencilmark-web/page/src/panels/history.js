/** The panel of history: bookmarks, the branches of the tree, and the way back to the first mistake. */
import { button, h, input } from '../dom.js';

/** @param {import('../app.js').App} app */
export function makeHistoryPanel(app) {
  const { t } = app;
  const { field, label } = input(t('history.name'), { type: 'text', maxlength: 60, required: true });
  const form = h('form', {
    class: 'line',
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return;
      app.game.bookmark(name);
      field.value = '';
      app.say(t('history.bookmarked', { name }));
    },
  }, label, h('button', { type: 'submit' }, t('history.bookmark')));
  const bookmarks = h('ul', { class: 'bookmarks' });
  const moves = h('ol', { class: 'moves', tabindex: 0, 'aria-label': t('history.moves') });
  const element = h('section', { class: 'panel', 'aria-labelledby': 'history-title' },
    h('h2', { id: 'history-title' }, t('panel.history')), form, bookmarks,
    h('div', { class: 'buttons' },
      button(t('history.mistake'), () => app.backToMistake()),
      button(t('history.restart'), () => app.goTo(0))), moves);
  let shown = '';

  const draw = () => {
    const { history } = app.game;
    const key = `${app.game.id} ${history.moves.length} ${history.current} ${JSON.stringify(history.bookmarks)}`;
    if (key === shown) return;
    shown = key;
    bookmarks.replaceChildren(...history.bookmarks.map(({ name, move }) => h('li', null,
      button(name, () => app.goTo(move), { 'aria-current': move === history.current ? 'true' : null }),
      button('×', () => app.game.forgetBookmark(name), { class: 'small', 'aria-label': t('history.forget', { name }) }))));
    moves.replaceChildren(...drawMoves());
  };

  /** The moves around the present one: its past, its future, and where there are other branches. */
  function drawMoves() {
    const { game } = app;
    const { history } = game;
    let end = history.current;
    while (history.moves[end].next) end = history.moves[end].next;
    const line = [0, ...history.path(end)];
    const children = new Map();
    history.moves.forEach(({ parent }, number) => {
      if (number) children.set(parent, [...(children.get(parent) ?? []), number]);
    });
    const near = line.indexOf(history.current);
    return line.slice(Math.max(0, near - 30), near + 30).map((number) => {
      const siblings = (children.get(history.moves[number].parent) ?? []).filter((/** @type {number} */ other) => other !== number);
      return h('li', { value: line.indexOf(number) },
        button(number ? describe(number) : t('history.start'), () => app.goTo(number), { 'aria-current': number === history.current ? 'step' : null }),
        ...siblings.map((/** @type {number} */ other) => button(t('history.branch', { what: describe(other) }), () => app.goTo(tip(other)), { class: 'branch' })));
    });
  }

  /** @param {number} number */
  function tip(number) {
    const { history } = app.game;
    let end = number;
    while (history.moves[end].next) end = history.moves[end].next;
    return end;
  }

  /** @param {number} number */
  function describe(number) {
    const { changes } = app.game.history.moves[number];
    const main = changes.find(({ layer }) => layer === 'digit' || layer === 'given') ?? changes[0];
    if (!main) return '—';
    const name = app.game.geometry.name(main.cell);
    const more = changes.length > 1 ? ` +${changes.length - 1}` : '';
    if (main.layer === 'digit' || main.layer === 'given') return `${name} ${main.after ? `= ${app.symbols.of(main.after)}` : t('history.cleared')}${more}`;
    return `${name} ${t(`layer.${main.layer}`)}${more}`;
  }
  return { element, draw };
}
