/** Prints: the PDF of the engine's printer, or the page as the browser prints it. */
import { button, checkbox, download, h, input, select } from '../dom.js';
import { toBoard } from '../game/position.js';

/** @type {import('./dialogs.js').Content} */
export function makePrint(app, close) {
  const { t } = app;
  const choice = { paper: 'a4', candidates: false, solution: true, all: false };
  const per = input(t('print.perPage'), { type: 'number', min: 1, max: 12, value: 1 });
  const title = input(t('print.title'), { type: 'text', value: app.game.name, maxlength: 200 });
  const said = h('p', { role: 'status', class: 'quiet' });
  const make = async () => {
    said.textContent = t('print.working');
    const games = choice.all ? app.tabs.games : [app.game];
    try {
      const { pdf } = await app.engine.call('print', {
        boards: games.map((game) => ({ board: toBoard(game.position, { autoNotes: game.autoNotes, symbols: app.symbols.forEngine }), name: game.name })),
        paper: choice.paper, per_page: Number(per.field.value) || 1, title: title.field.value,
        candidates: choice.candidates, solutions: choice.solution,
      });
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      download('sudoku.pdf', new Blob([bytes], { type: 'application/pdf' }));
      said.textContent = t('say.fileSaved');
    } catch (error) {
      said.textContent = `${app.errorText(error)} ${t('print.browserInstead')}`;
    }
  };
  return h('div', { class: 'content' },
    title.label,
    h('div', { class: 'line' }, select(t('print.paper'), [['a4', 'A4'], ['a5', 'A5'], ['letter', 'Letter']], choice.paper, (value) => (choice.paper = value)), per.label),
    checkbox(t('print.candidates'), choice.candidates, (on) => (choice.candidates = on)),
    checkbox(t('print.solution'), choice.solution, (on) => (choice.solution = on)),
    checkbox(t('print.all'), choice.all, (on) => (choice.all = on)),
    h('div', { class: 'buttons' },
      button(t('print.pdf'), make, { class: 'primary' }),
      button(t('print.browser'), () => {
        close();
        // The dialog must be gone before the page is drawn for the printer.
        setTimeout(() => window.print(), 50);
      })), said);
}
