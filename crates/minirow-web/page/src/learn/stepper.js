/** Back, a dot for each step, and on. */
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @param {import('../i18n/i18n.js').Translate} t @param {(by: 1|-1) => void} go */
export function makeStepper(t, go) {
  const back = iconButton('left', t('learn.stepBack'), () => go(-1));
  const on = iconButton('right', t('learn.stepOn'), () => go(1));
  const dots = h('span', { class: 'dots', role: 'img' });
  const element = h('div', { class: 'stepper', role: 'group', 'aria-label': t('learn.steps') }, back, dots, on);
  return {
    element,
    /** @param {number} current @param {number} count */
    show(current, count) {
      // Buttons that have the focus keep it: they are told to be off, not taken away.
      back.setAttribute('aria-disabled', String(current === 0));
      on.setAttribute('aria-disabled', String(current >= count - 1));
      dots.setAttribute('aria-label', t('learn.stepOf', { number: current + 1, all: count }));
      dots.replaceChildren(...Array.from({ length: count }, (_, at) => h('i', { class: at === current ? 'on' : '' })));
      dots.classList.toggle('many', count > 12);
    },
  };
}
