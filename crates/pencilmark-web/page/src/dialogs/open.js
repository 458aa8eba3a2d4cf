/** Opens a text, a file, or a game that is kept in this browser. */
import { button, h } from '../dom.js';
import { Game } from '../game/game.js';
import { clock } from '../game/timer.js';

/** @type {import('./dialogs.js').Content} */
export function makeOpen(app, close) {
  const { t } = app;
  const text = h('textarea', { rows: 6, class: 'mono', spellcheck: 'false' });
  const said = h('p', { role: 'alert', class: 'problem' });
  /** @param {string} content */
  const open = async (content) => {
    said.textContent = '';
    try {
      await app.openText(content);
      close();
    } catch (error) {
      said.textContent = t('open.failed', { message: app.errorText(error) });
    }
  };
  const file = h('input', { type: 'file', onchange: async () => {
    const chosen = file.files?.[0];
    if (chosen) await open(await chosen.text());
  } });
  const games = h('ul', { class: 'games' });
  const draw = () => {
    games.replaceChildren(...app.library.list().map(({ id, name, side, when, solved }) => h('li', null,
      button(`${name || t('tabs.kept', { side })} · ${new Date(when).toLocaleString(app.language)}${solved ? ` · ${t('open.solved')}` : ''}`, () => {
        const opened = app.tabs.games.find((game) => game.id === id);
        const game = opened ?? app.library.load(id);
        if (!game) {
          said.textContent = t('open.gone');
          return;
        }
        if (opened) app.tabs.show(game);
        else app.tabs.add(game);
        app.say(t('open.time', { time: clock(game.seconds) }));
        close();
      }),
      button('×', () => {
        if (app.tabs.games.some((game) => game.id === id)) {
          said.textContent = t('open.isOpen');
          return;
        }
        app.library.remove(id);
        draw();
      }, { class: 'small', 'aria-label': t('open.remove', { name: name || `${side}×${side}` }) }))));
  };
  draw();
  return h('div', { class: 'content' },
    h('label', { class: 'field' }, h('span', null, t('open.text')), text),
    h('div', { class: 'buttons' },
      button(t('open.read.button'), () => open(text.value), { class: 'primary' }),
      button(t('open.empty'), () => {
        app.tabs.add(new Game());
        close();
      })),
    h('label', { class: 'field' }, h('span', null, t('open.file')), file), said,
    h('h3', null, t('open.games')), games);
}
