/** Gives a board away: as links, as a QR code, and as text in other programs' formats. */
import { button, h, select } from '../dom.js';
import { toBoard } from '../game/position.js';
import { toFile } from '../game/file.js';
import { gameLink, puzzleLink } from '../storage/share.js';

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
    output.value = said.textContent = '';
    code.replaceChildren();
    try {
      // Our own format holds the whole game, which the engine does not know.
      if (to === 'json') return await give(JSON.stringify(toFile(game)));
      const board = toBoard(position, { autoNotes: game.autoNotes });
      const { text } = await app.engine.call('write', { board, to, symbols: app.symbols.forEngine });
      await give(text.trimEnd());
    } catch (error) {
      said.textContent = app.errorText(error);
    }
  };
  const formats = h('div', null);
  app.engine.call('about').then(({ formats: names }) => {
    formats.replaceChildren(select(t('share.format'), [['', '—'], ...names.map((/** @type {string} */ name) => [name, name])], '', (to) => void write(to)));
  }, (error) => (said.textContent = app.errorText(error)));
  return h('div', { class: 'content' },
    h('div', { class: 'buttons' },
      button(t('share.puzzle'), () => give(puzzleLink(game, address)), { class: 'primary' }),
      button(t('share.game'), async () => give(await gameLink(game, address))),
      button(t('share.qr'), () => draw(puzzleLink(game, address)))),
    formats, output, code, said);
}
