/** Technique pages, and boards to practise one technique on. */
import { button, h, select } from '../dom.js';
import { fromRead } from '../game/file.js';
import { struckOf } from '../hints/hints.js';
import { markdown } from './markdown.js';
import { title } from '../hints/words.js';
import { seed } from './make.js';

/** How many tries are asked for at once, and how long in all, in milliseconds. */
const TRIES = 20;
const PATIENCE = 60_000;

/** @param {import('../app.js').App} app */
export function makeLearnPanel(app) {
  const { t } = app;
  const list = h('div');
  const page = h('div', { class: 'page' });
  const said = h('p', { class: 'quiet', role: 'status' });
  const element = h('section', { class: 'panel', 'aria-labelledby': 'learn-title' }, h('h2', { id: 'learn-title' }, t('panel.learn')), list, said, page);
  let shown = '';
  let listed = false;
  /** @type {AbortController|null} */
  let running = null;
  /** The step of the last exercise, for who wants to see it. @type {import('../types.js').Step|null} */
  let exercise = null;

  async function draw() {
    if (listed) return;
    listed = true;
    try {
      const { techniques } = await app.engine.call('techniques');
      list.replaceChildren(select(t('learn.technique'), techniques.map((/** @type {{name: string, title: string, rating: number}} */ each) =>
        [each.name, `${title(app, each)} (${each.rating})`]), shown, (name) => void open(name)));
      if (techniques.length) await open(techniques[0].name);
    } catch (error) {
      listed = false;
      said.textContent = app.errorText(error);
    }
  }

  /** @param {string} name */
  async function open(name) {
    shown = name;
    const choice = list.querySelector('select');
    if (choice) choice.value = name;
    try {
      const { document: text } = await app.engine.call('technique', { name });
      if (shown !== name) return;
      const go = button(t('learn.practise'), () => (running ? running.abort() : void practise(name, go)), { class: 'primary' });
      page.replaceChildren(h('div', { class: 'buttons' }, go,
        ...(exercise ? [button(t('learn.show'), () => exercise && app.hints.show(exercise, 4))] : [])), markdown(text, (other) => void open(other)));
    } catch (error) {
      said.textContent = app.errorText(error);
    }
  }

  /** @param {string} technique @param {HTMLButtonElement} go */
  async function practise(technique, go) {
    running = new AbortController();
    go.textContent = t('generate.cancel');
    const begun = performance.now();
    const chance = seed();
    let tries = 0;
    try {
      for (let number = 0; performance.now() - begun < PATIENCE; number += 1) {
        said.textContent = t('learn.searching', { tries });
        const answer = await app.engine.call('practice', { technique, seed: chance, number, tries: TRIES }, { signal: running.signal });
        tries += answer.tries;
        if (!answer.found) continue;
        const game = fromRead({ board: answer.board });
        game.position.centre.fill(0);
        if (answer.board.candidates) game.position.struck = struckOf(game.position, answer.board.candidates);
        game.autoNotes = true;
        game.name = t('learn.exercise', { technique: answer.step ? title(app, answer.step) : technique });
        exercise = answer.step ?? null;
        app.tabs.add(game);
        said.textContent = t('learn.found');
        break;
      }
      if (performance.now() - begun >= PATIENCE) said.textContent = t('learn.none', { tries });
    } catch (error) {
      said.textContent = app.errorText(error);
    }
    running = null;
    await open(technique);
    app.say(said.textContent ?? '');
  }
  return { element, draw: () => void draw() };
}
