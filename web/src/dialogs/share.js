/** Gives a board away: as links, as a QR code, and as text in other programs' formats. */
import { button, h, select } from '../dom.js';
import { digitsOf } from '../board/digits.js';
import { toBoard } from '../game/position.js';
import { gameLink, puzzleLink } from '../storage/share.js';

/** Formats the engine may write; what it does not know it says. */
const FORMATS = ['line', 'grid', 'candidates', 'json', 'tatham', 'f-puzzles', 'sudokupad', 'penpa', 'sudokuwiki', 'sudoku-coach', 'sdk', 'sdx', 'ss', 'hodoku', 'opensudoku'];

/** @type {import('./dialogs.js').Content} */
export function makeShare(app) {
  const { t, game } = app;
  const { position } = game;
  const address = location.href.split('#')[0];
  const said = h('p', { role: 'status', class: 'quiet' });
  const output = h('textarea', { rows: 5, class: 'mono', readonly: true, 'aria-label': t('share.result') });
  const code = h('div', { class: 'qr' });

  /** @param {string} text */
  const give = async (text) => {
    output.value = text;
    code.replaceChildren();
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = t('say.copied');
    } catch {
      output.select();
      said.textContent = t('share.select');
    }
  };
  /** @param {string} text */
  const draw = async (text) => {
    output.value = text;
    try {
      const { svg } = await app.engine.call('qr', { text });
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      code.replaceChildren(h('img', { src: url, alt: t('share.qrAlt'), onload: () => URL.revokeObjectURL(url) }));
      said.textContent = '';
    } catch (error) {
      said.textContent = app.errorText(error);
    }
  };
  /** @param {string} to */
  const write = async (to) => {
    if (!to) return;
    try {
      /** @param {number[]} layer */
      const marks = (layer) => layer.map(digitsOf);
      const { text } = await app.engine.call('write', {
        board: toBoard(position, { autoNotes: game.autoNotes }), to, symbols: app.symbols.forEngine,
        ...(to === 'json' ? { corner: marks(position.corner), centre: marks(position.centre), colours: marks(position.colours) } : {}),
      });
      await give(text.trimEnd());
    } catch (error) {
      said.textContent = app.errorText(error);
    }
  };
  return h('div', { class: 'content' },
    h('div', { class: 'buttons' },
      button(t('share.puzzle'), () => give(puzzleLink(game, address)), { class: 'primary' }),
      button(t('share.game'), async () => give(await gameLink(game, address))),
      button(t('share.qr'), () => draw(puzzleLink(game, address)))),
    select(t('share.format'), [['', '—'], ...FORMATS.map((name) => /** @type {[string, string]} */ ([name, name]))], '', (to) => void write(to)),
    output, code, said);
}
