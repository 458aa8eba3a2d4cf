/** Prints: the page as it will come out of the printer, and beside it what can be chosen. */
import { h, download } from '../ui/dom.js';
import { iconButton, segments, switchRow, textButton } from '../ui/controls.js';
import { showDialog } from '../shell/dialog.js';
import { symbolsFor } from '../symbols.js';
import { toBoard } from '../game/position.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../game/game.js').Game} Game */

const PAPERS = [['a4', 'A4'], ['a5', 'A5'], ['letter', 'Letter']];

/** @param {App} app @param {{games?: Game[], title?: string}} [options] the boards; the one that is played where none are named */
export function openPrint(app, options = {}) {
  const { t } = app;
  const own = app.router.view?.game?.();
  const games = options.games ?? (own ? [own] : []);
  if (!games.length) {
    app.tell(t('print.nothing'));
    return;
  }
  const choice = {
    title: options.title ?? (games.length === 1 ? titleOf(games[0]) : ''), per_page: games.length === 1 ? 1 : 4, solutions: 'none',
    paper: 'a4', large: false, candidates: false, tinted: false, names: true,
  };
  const asked = () => ({
    boards: games.map((game) => ({ board: boardOf(app, game), name: choice.names ? captionOf(app, game, choice.title) : '', rules: game.rules })),
    title: choice.title, paper: choice.paper, per_page: choice.per_page, candidates: choice.candidates, large: choice.large, tinted: choice.tinted,
    solutions: choice.solutions !== 'none', upside_down: choice.solutions === 'below',
  });
  showDialog(app, t('menu.print'), 'print', (close) => {
    const preview = makePreview(app, asked);
    /** @param {Partial<typeof choice>} change */
    const change = (change) => {
      Object.assign(choice, change);
      preview.update();
    };
    const said = h('p', { class: 'quiet-text', role: 'status' });
    const pdf = async () => {
      said.textContent = t('print.working');
      try {
        const bytes = Uint8Array.from(atob((await app.engine.call('print', asked())).pdf), (letter) => letter.charCodeAt(0));
        said.textContent = '';
        return new Blob([bytes], { type: 'application/pdf' });
      } catch (error) {
        said.textContent = app.errorText(error);
        return null;
      }
    };
    const save = async () => {
      const file = await pdf();
      if (!file) return;
      download(`${fileName(choice.title)}.pdf`, file);
      said.textContent = t('say.fileSaved');
    };
    const print = async () => {
      const file = await pdf();
      if (!file) return;
      printFile(file, () => download(`${fileName(choice.title)}.pdf`, file));
      close();
    };
    preview.update();
    return {
      body: h('div', { class: 'print-preview' }, preview.element),
      pane: h('div', { class: 'print-choices' }, choices(app, choice, change)),
      footer: [said, textButton(t('print.pdf'), save), textButton(t('print.print'), print, { kind: 'primary', icon: 'print' })],
    };
  });
}

/** @param {App} app @param {any} choice @param {(change: any) => void} change */
function choices({ t }, choice, change) {
  const title = h('input', { type: 'text', value: choice.title, maxlength: 200, oninput: () => change({ title: title.value }) });
  /** @param {string} name @param {HTMLElement} element */
  const part = (name, element) => h('div', { class: 'field' }, h('span', null, t(`print.${name}`)), element);
  const paper = h('select', { onchange: () => change({ paper: paper.value }) }, ...PAPERS.map(([value, text]) => h('option', { value, selected: value === choice.paper }, text)));
  return h('div', null,
    h('label', { class: 'field' }, h('span', null, t('print.title')), title),
    part('perPage', segments(t('print.perPage'), ['1', '2', '4', '6', '9'].map((value) => ({ value, text: value })), String(choice.per_page), (value) => change({ per_page: Number(value) })).element),
    part('solutions', segments(t('print.solutions'), ['none', 'below', 'back'].map((value) => ({ value, text: t(`print.solutions.${value}`) })), choice.solutions, (value) => change({ solutions: value })).element),
    h('label', { class: 'field' }, h('span', null, t('print.paper')), paper),
    switchRow(t('print.names'), '', choice.names, (on) => change({ names: on })),
    switchRow(t('print.candidates'), '', choice.candidates, (on) => change({ candidates: on })),
    switchRow(t('print.tinted'), '', choice.tinted, (on) => change({ tinted: on })),
    switchRow(t('print.large'), t('print.large.about'), choice.large, (on) => change({ large: on })));
}

/** The pages as the engine draws them, one at a time. @param {App} app @param {() => object} asked */
function makePreview(app, asked) {
  const { t } = app;
  const sheet = h('div', { class: 'paper' });
  const at = h('span', { class: 'number' });
  let page = 0;
  let pages = 1;
  let timer = 0;
  /** @type {AbortController|null} */
  let running = null;
  const before = iconButton('left', t('print.before'), () => go(page - 1), { size: 20 });
  const after = iconButton('right', t('print.after'), () => go(page + 1), { size: 20 });
  const element = h('div', { class: 'pages-preview' }, sheet, h('div', { class: 'pager' }, before, at, after));

  /** @param {number} to */
  function go(to) {
    page = Math.min(Math.max(to, 0), pages - 1);
    void draw();
  }

  async function draw() {
    running?.abort();
    const calling = new AbortController();
    running = calling;
    try {
      const answer = await app.engine.call('print', { ...asked(), page }, { signal: calling.signal });
      pages = answer.pages;
      const url = URL.createObjectURL(new Blob([answer.svg], { type: 'image/svg+xml' }));
      sheet.replaceChildren(h('img', { src: url, alt: t('print.page', { page: page + 1, pages }), onload: () => URL.revokeObjectURL(url) }));
    } catch (error) {
      if (calling.signal.aborted) return;
      if (page > 0) return go(0);
      sheet.replaceChildren(h('p', { class: 'quiet-text' }, app.errorText(error)));
    }
    at.textContent = t('print.page', { page: page + 1, pages });
    before.setAttribute('aria-disabled', String(page === 0));
    after.setAttribute('aria-disabled', String(page >= pages - 1));
  }
  return {
    element,
    /** Draws it again, soon: while somebody types not at each letter. */
    update() {
      clearTimeout(timer);
      timer = window.setTimeout(() => void draw(), 120);
    },
  };
}

/** @param {App} app @param {Game} game */
function boardOf(app, game) {
  const symbols = symbolsFor(app.settings, game.geometry);
  return toBoard(game.position, { autoNotes: game.autoNotes, symbols: symbols.forEngine });
}

/** @param {Game} game */
const titleOf = ({ name, author }) => [name, author].filter(Boolean).join(', ');

/** What stands over a board; its name only where the title over it is not the same. @param {App} app @param {Game} game @param {string} title */
export const captionOf = ({ t }, { name, level }, title) => [title.includes(name) ? '' : name, level && t(`level.${level}`)].filter(Boolean).join('  ');

/** @param {string} title */
const fileName = (title) => title.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'sudoku';

/** Hands a file to the printer; where the browser cannot, it is saved. @param {Blob} file @param {() => void} otherwise */
function printFile(file, otherwise) {
  const url = URL.createObjectURL(file);
  const frame = h('iframe', { src: url, class: 'visually-hidden', title: 'PDF', 'aria-hidden': 'true', tabindex: -1 });
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.print();
    } catch {
      otherwise();
    }
  });
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, 600_000);
}
