/** "Read more": the text of a technique, with the boards in it drawn. It is fetched when it is opened first. */
import { draw } from '../board/drawing.js';
import { Geometry } from '../board/geometry.js';
import { setOf } from '../board/digits.js';
import { symbolsFor } from '../symbols.js';
import { techniqueText } from '../i18n/i18n.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { markdown, withBoards } from './markdown.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {string} technique @param {string} family */
export function readMore(app, technique, family) {
  const { t, language } = app;
  const body = h('div', { class: 'more-text' }, h('p', { class: 'family-text' }, t(`familyText.${family}`)));
  let asked = false;
  const element = h('details', {
    class: 'read-more',
    ontoggle: () => {
      if (!element.open || asked) return;
      asked = true;
      void fill();
    },
  }, h('summary', null, /** @type {any} */ (icon('right', 16)), t('learn.more')), body);

  async function fill() {
    const waits = h('p', { class: 'quiet-text', role: 'status' }, t('learn.reading'));
    body.append(waits);
    try {
      const [{ document: original }, own] = await Promise.all([
        app.engine.call('technique', { name: technique }), techniqueText(language, technique)]);
      waits.remove();
      if (!own && language !== 'en') body.append(h('p', { class: 'quiet-text' }, t('learn.inEnglish')));
      body.append(markdown(own ? withBoards(own, original) : original, {
        language: own ? language : 'en', open: (name) => `#learn/${name}`, board: (drawing) => boardIn(app, drawing),
      }));
    } catch (error) {
      asked = false;
      waits.textContent = app.errorText(error);
    }
  }
  return element;
}

/** A board that is written as a grid of candidates, drawn as soon as the engine has read it. @param {App} app @param {string} drawing */
function boardIn(app, drawing) {
  const figure = h('figure', { class: 'text-board', dir: 'ltr', role: 'img', 'aria-label': app.t('learn.boardInText') });
  void app.engine.call('read', { text: drawing, from: 'candidates' }).then(({ boards: [{ board }] }) => {
    const geometry = new Geometry(board.geometry ?? {});
    const { settings } = app;
    const values = board.givens.map((/** @type {number} */ given, /** @type {number} */ cell) => given || (board.digits?.[cell] ?? 0));
    const centre = (board.candidates ?? []).map((/** @type {number[]|null} */ digits, /** @type {number} */ cell) => (values[cell] ? 0 : setOf(digits ?? [])));
    figure.append(draw(geometry, { values, centre, spread: true }, { symbols: symbolsFor(settings, geometry), coordinates: true, small: true }));
  }).catch(() => figure.remove());
  return figure;
}
