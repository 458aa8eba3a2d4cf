/** Starts the page: language, engine, the view that the address names, and what works without a network. */
import { App } from './app.js';
import { Geometry } from './board/geometry.js';
import { openEngine } from './engine/engine.js';
import { chooseLanguage, load } from './i18n/i18n.js';
import { Library, browserStorage } from './storage/library.js';
import { takeOver } from './storage/old-name.js';
import { loadSettings } from './storage/settings.js';
import { Statistics } from './storage/statistics.js';

const storage = browserStorage();
takeOver(storage);
const settings = loadSettings();
const language = chooseLanguage(settings.language, navigator.languages);
const [t, engine] = await Promise.all([load(language), openEngine(new URL('../', import.meta.url))]);
const library = new Library(storage);
const statistics = new Statistics(storage);
const root = /** @type {HTMLElement} */ (document.getElementById('page'));
const app = new App({ engine, settings, library, statistics, t, language, root });
// A line of 81 digits is most likely a classic board: the engine is asked for its houses while it reads the line, so that the
// board need not wait for one answer after the other.
if (/^#read=[\d.]{81}$/.test(location.hash)) void app.learn(new Geometry());
// Most boards are classic ones: the engine is asked for their houses before one is opened, unless the address has opened
// another one, which may need other parts of the engine.
if (!(await app.start())) void app.learn(new Geometry());
root.dataset.ready = engine.kind;

// What is printed on the keys of this keyboard, where the browser tells.
const { keyboard } = /** @type {any} */ (navigator);
keyboard?.getLayoutMap?.().then((/** @type {Map<string, string>} */ map) => {
  app.keyboard = map;
}).catch(() => undefined);

if ('serviceWorker' in navigator && location.protocol.startsWith('http') && !new URLSearchParams(location.search).has('fresh')) {
  navigator.serviceWorker.register(new URL('../service-worker.js', import.meta.url)).catch(() => undefined);
}
