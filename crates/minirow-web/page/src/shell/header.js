/** The bar at the top: that of the pages, and that of boards. */
import { NAME } from '../name.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon, logo } from '../ui/icons.js';
import { openMenu } from './menu.js';

/** @typedef {import('../app.js').App} App */

const PAGES = /** @type {const} */ ([['home', 'nav.play'], ['learn', 'nav.learn'], ['make', 'nav.make'], ['library', 'nav.library']]);

/** The links to the four pages and the main settings. @param {App} app @param {string} current */
export function pageHeader(app, current) {
  const { t } = app;
  const nextTheme = () => app.change({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
  const menu = iconButton('menu', t('nav.menu'), () => openMenu(menu, [
    ...PAGES.map(([name, key]) => ({ text: t(key), onclick: () => app.go(name) })),
    { text: t('menu.open'), onclick: () => app.openDialog('open') },
    { text: t('menu.settings'), onclick: () => app.openDialog('settings') },
    { text: t('menu.help'), onclick: () => app.openDialog('help') },
  ]), { class: 'only-narrow', 'aria-haspopup': 'menu' });
  return h('header', { class: 'top' },
    h('div', { class: 'top-start' },
      h('a', { class: 'brand', href: '#home' }, logo(), NAME),
      h('nav', { class: 'pages', 'aria-label': t('nav.main') }, ...PAGES.map(([name, key]) =>
        h('a', { href: `#${name}`, 'aria-current': name === current ? 'page' : null }, t(key))))),
    h('div', { class: 'top-end' },
      iconButton('moon', t('nav.dark'), nextTheme, { class: 'not-narrow' }),
      iconButton('gear', t('menu.settings'), () => app.openDialog('settings'), { class: 'not-narrow' }), menu));
}

/**
 * The bar over a board: the way back, the title, and what belongs to the board.
 * @param {App} app @param {{title: HTMLElement, end: HTMLElement[], back?: string, backLabel?: string}} parts
 */
export function boardHeader(app, { title, end, back = 'home', backLabel }) {
  return h('header', { class: 'top board-top' },
    h('div', { class: 'top-start' },
      h('a', { class: 'brand not-narrow', href: `#${back}`, 'aria-label': backLabel ?? app.t('nav.home') }, logo(), NAME),
      h('a', { class: 'icon-button only-narrow', href: `#${back}`, 'aria-label': backLabel ?? app.t('nav.home') }, icon('left'))),
    title, h('div', { class: 'top-end' }, ...end));
}
