/** Learning: the list of techniques, and the page of one; on a phone each has the screen for itself. */
import { pageHeader } from '../shell/header.js';
import { browserStorage } from '../storage/library.js';
import { Progress } from '../storage/progress.js';
import { h } from '../ui/dom.js';
import { makeArticle } from './article.js';
import { catalogue } from './catalogue.js';
import { makeList } from './list.js';
import { CLASSIC } from './stock.js';

/** The technique that is shown to who has not begun. */
const FIRST = 'hidden-single';

/** @param {import('../app.js').App} app @returns {import('../shell/router.js').View} */
export function makeLearn(app) {
  const progress = new Progress(browserStorage());
  const list = makeList(app, progress);
  const place = h('div', { class: 'article-place' });
  const phoneHead = h('div', { class: 'phone-head' });
  const element = h('div', { class: 'view learn-view' }, pageHeader(app, 'learn'), phoneHead, h('main', { class: 'learn' }, list.element, place));
  /** @type {ReturnType<typeof makeArticle>|null} */
  let article = null;

  /** @param {string} rest */
  async function enter(rest) {
    element.dataset.page = rest ? 'article' : 'list';
    try {
      const [all] = await Promise.all([catalogue(app), app.learn(CLASSIC)]);
      const technique = all.of(rest) ?? all.of(progress.current) ?? all.of(FIRST);
      if (!technique) return app.t('nav.learn');
      if (rest && technique.name !== rest) {
        element.dataset.page = 'list';
        app.tell(app.t('learn.unknown', { name: rest }));
      } else if (rest) {
        progress.workOn(technique.name);
      }
      list.show(all, technique.name);
      article?.leave();
      article = makeArticle(app, technique, progress);
      place.replaceChildren(article.element);
      phoneHead.replaceChildren(article.phoneHead);
      await article.loaded;
      if (rest) window.scrollTo(0, 0);
      return rest ? article.name : app.t('nav.learn');
    } catch (error) {
      place.replaceChildren(h('p', { class: 'loading', role: 'status' }, app.errorText(error)));
      return app.t('nav.learn');
    }
  }

  return {
    element, enter,
    leave: () => article?.leave(),
    key(event) {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
      article?.go(/** @type {1|-1} */ (by));
      return article !== null;
    },
    focus() {
      const heads = /** @type {HTMLElement[]} */ ([...element.querySelectorAll('h1')]);
      heads.find((head) => head.offsetParent !== null)?.focus({ preventScroll: true });
    },
  };
}
