/**
 * Making puzzles in the background: the engine is asked for a few tries at a time, so that the page
 * can show how far it is, keep the best so far, and stop.
 */
import { button, h, input, select } from '../dom.js';
import { Geometry } from '../board/geometry.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { SYMMETRIES, orbit } from '../game/symmetry.js';
import { title } from '../hints/words.js';
import { seed } from './make.js';
import { makeShapeChoice } from './shapes.js';

/** How many tries are asked for at once. */
const TRIES = 50;

/** @param {import('../app.js').App} app */
export function makeGeneratePanel(app) {
  const { t } = app;
  const shape = makeShapeChoice(app);
  /** @type {Record<string, string>} */
  const wish = { level: '', technique: '', symmetry: 'half-turn' };
  const from = input(t('generate.from'), { type: 'number', min: 1, max: 12, step: 0.1, placeholder: '1.2' });
  const to = input(t('generate.to'), { type: 'number', min: 1, max: 12, step: 0.1, placeholder: '12' });
  const givens = input(t('generate.givens'), { type: 'number', min: 1, max: 625, step: 1 });
  const limit = input(t('generate.limit'), { type: 'number', min: 1, max: 3600, value: 60 });
  const harder = h('input', { type: 'checkbox' });
  const pattern = h('input', { type: 'checkbox' });
  const progress = h('progress', { max: 1, value: 0, 'aria-label': t('generate.progress'), hidden: true });
  const said = h('p', { class: 'quiet', role: 'status' });
  const techniques = h('div');
  /** @type {AbortController|null} */
  let running = null;
  const start = button(t('generate.start'), () => (running ? running.abort() : void generate()), { class: 'primary' });
  const element = h('section', { class: 'panel', 'aria-labelledby': 'generate-title' },
    h('h2', { id: 'generate-title' }, t('panel.generate')), shape.element,
    select(t('generate.level'), [['', t('generate.any')], ...LEVELS.map((level) => /** @type {[string, string]} */ ([level, t(`level.${level}`)]))], '', (value) => (wish.level = value)),
    h('div', { class: 'line' }, from.label, to.label), techniques,
    h('label', { class: 'check' }, harder, h('span', null, t('generate.nothingHarder'))),
    h('div', { class: 'line' }, givens.label, limit.label),
    select(t('generate.symmetry'), SYMMETRIES.map((name) => [name, t(`symmetry.${name}`)]), wish.symmetry, (value) => (wish.symmetry = value)),
    h('label', { class: 'check' }, pattern, h('span', null, t('generate.pattern'))),
    start, progress, said);
  let listed = false;

  async function listTechniques() {
    if (listed) return;
    listed = true;
    try {
      const all = (await app.engine.call('techniques')).techniques;
      techniques.replaceChildren(select(t('generate.technique'), [['', t('generate.any')],
        ...all.map((/** @type {{name: string, title: string}} */ each) => [each.name, title(app, each)])], '', (value) => (wish.technique = value)));
    } catch {
      listed = false;
    }
  }

  /** What the engine is asked for. */
  function request() {
    const geometry = new Geometry(shape.spec());
    /** @param {HTMLInputElement} field */
    const number = (field) => (field.value === '' ? undefined : Number(field.value));
    const range = [number(from.field), number(to.field)];
    const filled = pattern.checked && app.game.side === geometry.side
      ? [...new Set(app.game.cells.flatMap((cell) => orbit(geometry, cell, wish.symmetry)))] : undefined;
    return {
      geometry: geometry.spec, seed: seed(),
      ...(wish.level ? { level: wish.level } : {}),
      ...(range.some((value) => value !== undefined) ? { rating: [range[0] ?? 1, range[1] ?? 12] } : {}),
      ...(wish.technique ? { technique: wish.technique, nothing_harder: harder.checked } : {}),
      ...(number(givens.field) ? { givens: number(givens.field) } : {}),
      ...(wish.symmetry !== 'none' && !filled ? { symmetry: wish.symmetry } : {}),
      ...(filled ? { filled, empty: geometry.blocks.flatMap((_, cell) => (filled.includes(cell) ? [] : [cell])) } : {}),
    };
  }

  async function generate() {
    const wanted = request();
    const seconds = Math.max(1, Number(limit.field.value) || 60);
    const begun = performance.now();
    running = new AbortController();
    const { signal } = running;
    start.textContent = t('generate.cancel');
    progress.hidden = false;
    let tries = 0;
    /** @type {{puzzle?: number[], miss: number, found: boolean}} */
    let best = { miss: Infinity, found: false };
    try {
      for (let number = 0; !best.found; number += 1) {
        const passed = (performance.now() - begun) / 1000;
        if (passed > seconds) break;
        progress.value = passed / seconds;
        said.textContent = t('generate.tried', { tries, seconds: Math.floor(passed) });
        const slice = AbortSignal.any([signal, AbortSignal.timeout((seconds - passed) * 1000 + 50)]);
        const answer = await app.engine.call('generate', { ...wanted, number, tries: TRIES }, { signal: slice });
        tries += answer.tries;
        if (answer.puzzle && (answer.found || answer.miss < best.miss)) best = answer;
      }
      finish(best, wanted.geometry, tries);
    } catch (error) {
      if (signal.aborted || (error instanceof Error && error.name === 'TimeoutError')) finish(best, wanted.geometry, tries, signal.aborted);
      else said.textContent = app.errorText(error);
    }
    running = null;
    start.textContent = t('generate.start');
    progress.hidden = true;
  }

  /** @param {{puzzle?: number[], found: boolean}} best @param {import('../types.js').GeometrySpec} spec @param {number} tries @param {boolean} [stopped] */
  function finish(best, spec, tries, stopped = false) {
    if (stopped) said.textContent = t('generate.stopped', { tries });
    else said.textContent = t(best.found ? 'generate.found' : best.puzzle ? 'generate.closest' : 'generate.none', { tries });
    if (best.puzzle && !stopped) {
      const geometry = new Geometry(spec);
      app.tabs.add(new Game({ geometry, position: new Position(geometry, best.puzzle) }));
    }
    app.say(said.textContent ?? '');
  }
  return { element, draw: () => void listTechniques() };
}

/** The names of levels, the easiest first. */
export const LEVELS = ['beginner', 'easy', 'moderate', 'tricky', 'hard', 'diabolical', 'fiendish'];
