/** Title, author and rules of a board, kept as they are typed. */
import { h, input } from '../ui/dom.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {Workbench} bench */
export function makeFields(bench) {
  const { t } = bench;
  let timer = 0;
  const keep = () => {
    clearTimeout(timer);
    timer = 0;
    bench.keep();
    bench.draw();
  };
  /** @param {'name'|'author'|'rules'} what @param {HTMLInputElement|HTMLTextAreaElement} field */
  const typed = (what, field) => {
    bench.game[what] = field.value;
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
    bench.draw();
  };
  /** Enter goes back to the board, as Escape does. @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    bench.desk.focus();
  };
  const name = input(t('make.title'), { type: 'text', maxlength: 120, oninput: () => typed('name', name.field), onkeydown: leave, id: 'make-name' });
  const author = input(t('make.author'), { type: 'text', maxlength: 120, oninput: () => typed('author', author.field), onkeydown: leave });
  const rules = h('textarea', { rows: 4, id: 'make-rules', oninput: () => typed('rules', rules) });
  const element = h('div', { class: 'about-fields' }, name.label, author.label, h('label', { class: 'field' }, h('span', null, t('make.rules')), rules));
  return {
    element,
    /** Writes what is being typed at once, as before another board is shown. */
    flush: () => void (timer && keep()),
    fill() {
      name.field.value = bench.game.name;
      author.field.value = bench.game.author;
      rules.value = bench.game.rules;
    },
    name: name.field,
    rules,
  };
}
