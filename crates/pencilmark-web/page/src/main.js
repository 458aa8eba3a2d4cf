/** Starts the page: language, engine, what was open, and what makes it work without a network. */
import { App } from './app.js';
import { openEngine } from './engine/engine.js';
import { chooseLanguage, load } from './i18n/i18n.js';
import { Library, browserStorage } from './storage/library.js';
import { loadSettings } from './storage/settings.js';

const settings = loadSettings();
const language = chooseLanguage(settings.language, navigator.languages);
const [t, engine] = await Promise.all([load(language), openEngine(new URL('../', import.meta.url))]);
const library = new Library(browserStorage());
const root = /** @type {HTMLElement} */ (document.getElementById('page'));
const app = new App({ engine, settings, library, t, language, root });
await app.tabs.start();
app.board.focusCell();
root.dataset.ready = engine.kind;

// What is printed on the keys of this keyboard, where the browser tells.
const { keyboard } = /** @type {any} */ (navigator);
keyboard?.getLayoutMap?.().then((/** @type {Map<string, string>} */ map) => {
  app.keyboard = map;
  app.draw();
}).catch(() => undefined);

if ('serviceWorker' in navigator && location.protocol.startsWith('http') && !new URLSearchParams(location.search).has('fresh')) {
  navigator.serviceWorker.register(new URL('../service-worker.js', import.meta.url)).catch(() => undefined);
}
