/**
 * Making puzzles on this board: the engine is asked for a few tries at a time, so that the dialog can
 * show how far it is, keep the best so far, and stop. What is found fills the board, as one move.
 */
import { orbit, symmetriesOf } from '../game/symmetry.js';
import { title } from '../hints/words.js';
import { showDialog } from '../shell/dialog.js';
import { progressBar, switchRow, textButton } from '../ui/controls.js';
import { h, input, select } from '../ui/dom.js';
import { LEVELS } from '../ui/emblem.js';
import { seed } from './work.js';
import { plural } from './words.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */
/** @typedef {{puzzle?: number[], found: boolean, miss: number}} Best */

/** How many tries are asked for at once. */
const TRIES = 50;

/** @param {Workbench} bench */
export function openGenerate(bench) {
  const { app, t } = bench;
  /** @type {AbortController|null} */
  let running = null;
  showDialog(app, t('tool.generate'), 'generate', (close) => {
    const wishes = makeWishes(bench);
    const progress = h('div', { class: 'generate-progress' });
    const told = h('p', { class: 'quiet-text', role: 'status' });
    const start = textButton(t('tool.generate'), () => (running ? running.abort() : void generate()), { kind: 'primary', 'data-key': 'generate' });

    async function generate() {
      running = new AbortController();
      start.textContent = t('make.cancel');
      let tries = 0;
      const { best, stopped, error } = await search(bench, wishes.order(), wishes.seconds(), running.signal, (done, part, seconds) => {
        tries = done;
        progress.replaceChildren(progressBar(part, t('generate.progress')));
        told.textContent = plural(app, 'generate.tried', done, { seconds });
      });
      running = null;
      start.textContent = t('tool.generate');
      progress.replaceChildren();
      if (error) told.textContent = app.errorText(error);
      else if (best.puzzle && !stopped) {
        close();
        bench.setTool('givens');
        bench.putAll(best.puzzle);
        app.tell(plural(app, best.found ? 'generate.found' : 'generate.closest', tries));
      } else told.textContent = plural(app, stopped ? 'generate.stopped' : 'generate.none', tries);
    }
    return {
      body: h('div', { class: 'generate' }, wishes.element), footer: [h('div', { class: 'generate-told' }, progress, told), start],
      onclose: () => running?.abort(),
    };
  });
}

/** What kind of puzzle is wanted. @param {Workbench} bench */
function makeWishes(bench) {
  const { t, app, geometry, game } = bench;
  const wish = { level: '', technique: '', symmetry: bench.symmetry === 'none' ? 'half-turn' : bench.symmetry, harder: false, pattern: false };
  /** @param {string} key @param {Record<string, any>} attributes */
  const number = (key, attributes) => input(t(key), { type: 'number', inputmode: 'decimal', ...attributes });
  const from = number('generate.from', { min: 1, max: 12, step: 0.1, placeholder: '1.2' });
  const to = number('generate.to', { min: 1, max: 12, step: 0.1, placeholder: '12' });
  const givens = number('generate.givens', { min: 1, max: geometry.length, step: 1 });
  const limit = number('generate.limit', { min: 1, max: 3600, value: 60 });
  const any = /** @type {[string, string]} */ (['', t('generate.any')]);
  const techniques = h('div', null, select(t('generate.technique'), [any], '', () => undefined, { disabled: true }));
  void app.engine.call('techniques').then(({ techniques: all }) => {
    techniques.replaceChildren(select(t('generate.technique'), [any, ...all.map((/** @type {{name: string, title: string}} */ each) => [each.name, title(bench.desk, each)])], '', (value) => (wish.technique = value)));
  }).catch(() => undefined);
  const selected = game.selection.size > 1 ? game.cells : game.position.given.flatMap((digit, cell) => (digit ? [cell] : []));
  const element = h('div', { class: 'wishes' },
    select(t('generate.level'), [any, ...LEVELS.map((level) => /** @type {[string, string]} */ ([level, t(`level.${level}`)]))], '', (value) => (wish.level = value)),
    techniques,
    h('div', { class: 'two-fields even' }, from.label, to.label),
    h('div', { class: 'two-fields even' }, givens.label, limit.label),
    select(t('generate.symmetry'), symmetriesOf(geometry).map((name) => [name, t(`symmetry.${name}`)]), wish.symmetry, (value) => (wish.symmetry = value)),
    switchRow(t('generate.nothingHarder'), t('generate.nothingHarderAbout'), false, (on) => (wish.harder = on)),
    selected.length > 0 && switchRow(t(game.selection.size > 1 ? 'generate.patternSelected' : 'generate.patternGivens'), plural(app, 'generate.patternAbout', selected.length), false, (on) => (wish.pattern = on)));
  /** @param {HTMLInputElement} field */
  const value = (field) => (field.value === '' ? undefined : Number(field.value));
  const order = () => {
    const range = [value(from.field), value(to.field)];
    const filled = wish.pattern ? [...new Set(selected.flatMap((cell) => orbit(geometry, cell, wish.symmetry)))] : undefined;
    return {
      geometry: geometry.spec, seed: seed(),
      ...(wish.level ? { level: wish.level } : {}),
      ...(range.some((one) => one !== undefined) ? { rating: [range[0] ?? 1, range[1] ?? 12] } : {}),
      ...(wish.technique ? { technique: wish.technique, nothing_harder: wish.harder } : {}),
      ...(value(givens.field) ? { givens: value(givens.field) } : {}),
      ...(wish.symmetry !== 'none' && !filled ? { symmetry: wish.symmetry } : {}),
      ...(filled ? { filled, empty: geometry.blocks.flatMap((_, cell) => (filled.includes(cell) ? [] : [cell])) } : {}),
    };
  };
  return { element, order, seconds: () => Math.max(1, value(limit.field) ?? 60) };
}

/**
 * Asks until a puzzle is found, the time is up or somebody stops it.
 * @param {Workbench} bench @param {object} order @param {number} seconds @param {AbortSignal} signal
 * @param {(tries: number, part: number, seconds: number) => void} tell
 * @returns {Promise<{best: Best, stopped: boolean, error?: unknown}>}
 */
async function search({ app }, order, seconds, signal, tell) {
  const begun = performance.now();
  /** @type {Best} */
  let best = { found: false, miss: Infinity };
  let tries = 0;
  try {
    for (let number = 0; !best.found; number += 1) {
      const passed = (performance.now() - begun) / 1000;
      if (passed > seconds) break;
      tell(tries, passed / seconds, Math.floor(passed));
      const slice = AbortSignal.any([signal, AbortSignal.timeout((seconds - passed) * 1000 + 50)]);
      const answer = await app.engine.call('generate', { ...order, number, tries: TRIES }, { signal: slice });
      tries += answer.tries;
      tell(tries, Math.min(1, (performance.now() - begun) / 1000 / seconds), Math.floor(passed));
      if (answer.puzzle && (answer.found || answer.miss < best.miss)) best = answer;
    }
    return { best, stopped: false };
  } catch (error) {
    if (signal.aborted) return { best, stopped: true };
    if (error instanceof Error && error.name === 'TimeoutError') return { best, stopped: false };
    return { best, stopped: false, error };
  }
}
