/** The list of all techniques: by family, one of them open, with a field to find one. */
import { title } from '../hints/words.js';
import { progressBar, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { MASTERED } from '../storage/progress.js';
import { emblem, ticks } from '../ui/emblem.js';
import { icon } from '../ui/icons.js';
import { familyOf, fits } from './catalogue.js';
import { countText } from './ticks.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./catalogue.js').Catalogue} Catalogue */
/** @typedef {import('./catalogue.js').Family} Family */
/** @typedef {import('./catalogue.js').Technique} Technique */
/** @typedef {import('../storage/progress.js').Progress} Progress */

/** @param {App} app @param {Progress} progress */
export function makeList(app, progress) {
  const { t } = app;
  const speaker = /** @type {import('../hints/words.js').Speaker} */ (/** @type {unknown} */ (app));
  const field = h('input', { type: 'search', placeholder: t('learn.find'), 'aria-label': t('learn.find'), autocomplete: 'off', spellcheck: 'false' });
  const search = h('div', { class: 'search' }, /** @type {any} */ (icon('search', 20)), field);
  const work = h('section', { class: 'card in-work' });
  const whole = h('div', { class: 'whole-progress' });
  const families = h('div', { class: 'families' });
  const none = h('p', { class: 'quiet-text none', role: 'status', hidden: true });
  const element = h('nav', { class: 'technique-list', 'aria-label': t('learn.techniques') }, h('h1', { class: 'visually-hidden list-title', tabindex: -1 }, t('nav.learn')), work, search, whole, none, families);
  /** @type {Catalogue|null} */
  let all = null;
  let current = '';
  /** The family that is open. */
  let open = '';

  /** @param {Technique} technique */
  const nameOf = (technique) => title(speaker, technique);

  /** @param {Technique} technique */
  function row(technique) {
    const right = progress.of(technique.name);
    return h('li', null, h('a', { href: `#learn/${technique.name}`, 'aria-current': technique.name === current ? 'page' : null },
      h('span', { class: 'technique-name' }, nameOf(technique)),
      right > 0 && rowCount(technique.name, right),
      ticks(technique.level, t)));
  }

  /** How many exercises were solved; a tick where the technique is learned. @param {string} name @param {number} right */
  function rowCount(name, right) {
    const isLearned = progress.isLearned(name);
    const bar = h('span', { class: 'row-bar', 'aria-hidden': 'true' }, h('i'));
    /** @type {HTMLElement} */ (bar.firstChild).style.inlineSize = `${Math.min(right / MASTERED, 1) * 100}%`;
    return h('span', { class: 'row-count' }, isLearned && /** @type {any} */ (icon('check', 16)), bar,
      h('span', { class: 'visually-hidden' }, [isLearned && t('learn.isLearned'), countText(t, right)].filter(Boolean).join(', ')));
  }

  /** All techniques together. @param {Catalogue} catalogue */
  function drawWhole({ techniques }) {
    const learned = techniques.filter(({ name }) => progress.isLearned(name)).length;
    whole.hidden = field.value !== '';
    const text = t('learn.learned', { learned, all: techniques.length });
    whole.replaceChildren(h('p', { class: 'quiet-text number' }, text), progressBar(learned / techniques.length, text));
  }

  /** @param {Family} family @param {Technique[]} shown @param {boolean} isOpen */
  function familyPart(family, shown, isOpen) {
    const learned = family.techniques.filter(({ name }) => progress.isLearned(name)).length;
    const isWhole = learned === family.techniques.length;
    const count = t('learn.learned', { learned, all: family.techniques.length });
    const id = `family-${family.name}`;
    const toggle = h('button', {
      type: 'button', 'aria-expanded': String(isOpen), 'aria-controls': id, 'data-family': family.name,
      onclick: () => {
        open = isOpen ? '' : family.name;
        field.value = '';
        draw();
        /** @type {HTMLElement|null} */ (families.querySelector(`[data-family="${family.name}"]`))?.focus();
      },
    }, h('span', { class: 'chevron' }, /** @type {any} */ (icon(isOpen ? 'down' : 'right', 16))), h('span', { class: 'family-name' }, t(`family.${family.name}`)),
    h('span', { class: 'family-count', 'aria-label': count }, isWhole ? /** @type {any} */ (icon('check', 18)) : t('learn.learnedShort', { learned, all: family.techniques.length })));
    return h('div', { class: 'family' }, h('h2', null, toggle), h('ul', { id, hidden: !isOpen }, ...(isOpen ? shown.map(row) : [])));
  }

  function drawWork() {
    const technique = all?.of(progress.current) ?? all?.of('hidden-single');
    work.hidden = !technique || field.value !== '';
    if (!technique) return;
    const right = progress.of(technique.name);
    work.replaceChildren(h('span', { class: 'emblem-box' }, /** @type {any} */ (emblem(technique.level, 34))),
      h('a', { class: 'in-work-text', href: `#learn/${technique.name}` }, h('span', { class: 'lead' }, nameOf(technique)), h('span', { class: 'quiet-text number' }, t('learn.exercises', { right: Math.min(right, 10), all: 10 }))),
      textButton(t('learn.practise'), () => app.go(`practice/${technique.name}`), { kind: 'primary' }));
  }

  function draw() {
    if (!all) return;
    drawWork();
    drawWhole(all);
    const wanted = field.value.trim();
    const titles = (/** @type {Technique} */ one) => [nameOf(one), one.title, one.name];
    const parts = all.families.flatMap((family) => {
      const shown = wanted ? family.techniques.filter((one) => fits(titles(one), wanted)) : family.techniques;
      return shown.length ? [familyPart(family, shown, wanted ? true : family.name === open)] : [];
    });
    families.replaceChildren(...parts);
    none.hidden = parts.length > 0;
    none.textContent = parts.length ? '' : t('learn.notFound', { text: wanted });
  }

  field.addEventListener('input', draw);
  field.addEventListener('keydown', (event) => {
    const links = /** @type {HTMLAnchorElement[]} */ ([...families.querySelectorAll('a')]);
    if (event.key === 'Enter' && field.value && links[0]) app.go(links[0].hash.slice(1));
    else if (event.key === 'ArrowDown' && links[0]) links[0].focus();
    else if (event.key === 'Escape' && field.value) {
      field.value = '';
      draw();
    } else return;
    event.preventDefault();
  });
  families.addEventListener('keydown', (event) => {
    const stops = /** @type {HTMLElement[]} */ ([...families.querySelectorAll('button, a')]);
    const at = stops.indexOf(/** @type {HTMLElement} */ (event.target));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    (stops[to] ?? (to < 0 ? field : stops[at])).focus();
    event.preventDefault();
  });

  return {
    element,
    /** @param {Catalogue} catalogue @param {string} shown the technique whose page is open */
    show(catalogue, shown) {
      if (shown && (shown !== current || !open)) {
        const technique = catalogue.of(shown);
        open = technique ? familyOf(technique) : open;
      }
      [all, current] = [catalogue, shown];
      draw();
    },
  };
}
