/** The panel of hints: the ladder, checking, and the way to the solution step by step. */
import { button, h } from '../dom.js';
import { LEVELS } from '../hints/hints.js';
import { explanation, title } from '../hints/words.js';

/** @param {import('../app.js').App} app */
export function makeHintPanel(app) {
  const { t, hints } = app;
  const texts = h('ol', { class: 'ladder' });
  const progress = h('p', { class: 'quiet' });
  const buttons = h('div', { class: 'buttons' });
  const path = h('div', { class: 'path' });
  const element = h('section', { class: 'panel', 'aria-labelledby': 'hint-title' },
    h('h2', { id: 'hint-title' }, t('panel.hint')), progress, texts, buttons, path);

  const draw = () => {
    const { hint, level } = hints;
    const isStep = hint?.result === 'step';
    progress.textContent = hints.calling ? t('hint.busy') : hints.path ? '' : isStep ? t('hint.level', { level, all: LEVELS }) : hint || hints.message ? '' : t('hint.start');
    texts.replaceChildren(...hints.texts.map((text) => h('li', null, text)));
    buttons.replaceChildren(
      button(t(isStep && level === LEVELS - 1 ? 'hint.apply' : level ? 'hint.more' : 'hint.ask'), () => hints.next(), { class: 'primary' }),
      ...(isStep && level < LEVELS - 1 ? [button(t('hint.apply'), () => hints.apply())] : []),
      button(t('hint.check'), () => app.check()),
      ...(app.game.solution && app.game.isWrong() ? [button(t('hint.back'), () => app.backToMistake())] : []),
      ...(hint || hints.calling || hints.message || hints.path ? [button(t('hint.close'), () => hints.close())] : []),
      ...(hints.path ? [] : [button(t('path.show'), () => hints.walk())]),
    );
    path.replaceChildren(...drawPath());
  };

  function drawPath() {
    const { path: way } = hints;
    if (!way) return [];
    const step = way.steps[way.at];
    /** @param {string} key @param {number} at */
    const go = (key, at) => button(t(key), () => hints.walkTo(at), { 'aria-disabled': String(at < 0 || at >= way.steps.length) });
    const slider = h('input', {
      type: 'range', min: 1, max: way.steps.length, value: way.at + 1, 'aria-label': t('path.position'),
      oninput: () => hints.walkTo(Number(slider.value) - 1),
    });
    return [
      h('h3', null, `${way.at + 1}/${way.steps.length} · ${title(app, step)}`),
      h('p', null, explanation(app, step)), slider,
      h('div', { class: 'buttons' }, go('path.before', way.at - 1), go('path.after', way.at + 1)),
    ];
  }
  return { element, draw };
}
