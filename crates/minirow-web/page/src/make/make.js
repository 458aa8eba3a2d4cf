/** Making puzzles: the palette, the board with its bar, and the inspector; on phones a tray and a sheet. */
import { Geometry } from '../board/geometry.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { boardHeader, pageHeader } from '../shell/header.js';
import { openMenu } from '../shell/menu.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { makeBar } from './bar.js';
import { openGenerate } from './generate.js';
import { makeInspector } from './inspector.js';
import { makeGivenPad } from './pad.js';
import { makePalette } from './palette.js';
import { redraw } from './redraw.js';
import { learnSketch } from './sketch.js';
import { statusChip } from './status.js';
import { openSymmetry } from './symmetry-menu.js';
import { Workbench } from './workbench.js';
import { plural } from './words.js';

/** @typedef {import('../app.js').App} App */

/** The board that this window made last. */
const LAST = 'minirow.made';

/** @param {App} app @returns {import('../shell/router.js').View} */
export function makeMake(app) {
  const { t } = app;
  const bench = new Workbench(app);
  const palette = makePalette(bench);
  const bar = makeBar(bench);
  const inspector = makeInspector(bench);
  const pad = makeGivenPad(bench);
  const phone = makePhone(bench, () => inspector.fields.name.focus());
  const boardPlace = h('div', { class: 'board-place' }, bench.desk.board);
  palette.element.append(pad.element);
  inspector.element.prepend(phone.sheetHead);
  const main = h('main', null, h('h1', { class: 'visually-hidden', tabindex: -1 }, t('nav.make')), palette.element,
    h('section', { class: 'desk', 'aria-label': t('make.board') }, bar.element, boardPlace, phone.note), inspector.element);
  const element = h('div', { class: 'view make' }, pageHeader(app, 'make'), phone.header, main);

  const narrow = matchMedia('(max-width: 640px), (max-height: 500px)');
  const low = matchMedia('(max-height: 700px)');
  /** Where there is little room, the two buttons stand at the bottom or in the bar. */
  const arrange = () => {
    element.classList.toggle('phone', narrow.matches);
    bench.desk.board.toggleAttribute('data-edge', narrow.matches && !matchMedia('(max-height: 500px)').matches);
    if (!narrow.matches) inspector.element.append(inspector.buttons);
    else if (low.matches) bar.element.append(inspector.buttons);
    else main.append(inspector.buttons);
    phone.sheet(false);
    bench.desk.board.update();
  };
  for (const query of [narrow, low]) query.addEventListener('change', arrange);
  arrange();

  bench.addEventListener('draw', () => {
    element.dataset.tool = bench.tool;
    for (const part of [palette, bar, inspector, pad, phone]) part.draw();
  });
  let entered = 0;
  bench.addEventListener('kept', () => remember(bench.game.id));
  app.addEventListener('make-details', () => phone.sheet(true));
  return {
    element,
    async enter(id) {
      const number = (entered += 1);
      const { game, isKept } = find(app, bench, id);
      if (!game.geometry.isKnown) await learnSketch(app, game.geometry);
      // Meanwhile another board or view may have been opened.
      if (number !== entered) return '';
      if (game !== bench.game || !bench.analysis.key) bench.open(game, isKept);
      if (isKept) remember(game.id);
      bench.draw();
      return game.name || t('nav.make');
    },
    leave() {
      entered += 1;
      inspector.fields.flush();
      bench.analysis.stop();
    },
    key: (event) => bench.key(event),
    focus: () => bench.desk.focus(),
    game: () => bench.game,
  };
}

/** The address names the board from now on, and this window opens it again. @param {string} id */
function remember(id) {
  try {
    sessionStorage.setItem(LAST, id);
  } catch {
    // Without a storage the address alone remembers it.
  }
  if (location.hash.startsWith('#make') && location.hash !== `#make/${id}`) history.replaceState(null, '', `#make/${id}`);
}

function lastMade() {
  try {
    return sessionStorage.getItem(LAST) ?? '';
  } catch {
    return '';
  }
}

/**
 * The board that is asked for; without an id the last of this window, or an empty one. A game that is
 * played stays as it is: what is changed is a copy.
 * @param {App} app @param {Workbench} bench @param {string} id @returns {{game: Game, isKept: boolean}}
 */
function find(app, bench, id) {
  if (!id && bench.game.design) return { game: bench.game, isKept: bench.isKept };
  if (id && bench.game.id === id && !app.library.isNewer(id)) return { game: bench.game, isKept: bench.isKept };
  const kept = app.library.load(id || lastMade());
  if (!kept || (!id && !kept.design)) return { game: new Game({ geometry: new Geometry() }), isKept: false };
  if (kept.design) return { game: kept, isKept: true };
  const position = new Position(kept.geometry, kept.position.given);
  position.digit = [...kept.position.digit];
  position.colours = [...kept.position.colours];
  return { game: new Game({ position, name: kept.name, author: kept.author, rules: kept.rules }), isKept: false };
}

/** What phones have instead of the inspector beside the board: a chip, a line, and a sheet. @param {Workbench} bench @param {() => void} focusTitle */
function makePhone(bench, focusTitle) {
  const { t, app } = bench;
  const title = h('p', { class: 'board-title' });
  const chip = h('span', { class: 'chip-place' });
  const menu = iconButton('menu', t('nav.menu'), () => openMenu(menu, [
    { text: t('make.details'), onclick: () => {
      sheet(true);
      focusTitle();
    } },
    { text: t('make.pen', { symmetry: t(`symmetry.${bench.symmetry}`) }), onclick: () => openSymmetry(bench, menu) },
    { text: t('tool.generate'), onclick: () => openGenerate(bench) },
    { text: t('menu.open'), onclick: () => app.openDialog('open') },
    { text: t('menu.print'), onclick: () => app.openDialog('print') },
    { text: t('menu.settings'), onclick: () => app.openDialog('settings') },
    { text: t('menu.help'), onclick: () => app.openDialog('help') },
  ]), { 'aria-haspopup': 'menu' });
  const header = boardHeader(app, { title, end: [chip, menu], back: 'library', backLabel: t('nav.library') });
  const note = h('p', { class: 'phone-note quiet-text' });
  const close = iconButton('close', t('dialog.close'), () => {
    sheet(false);
    bench.setTool('givens');
    if (bench.panel) bench.setPanel('');
  });
  const sheetHead = h('div', { class: 'sheet-head' }, h('i', { class: 'grab', 'aria-hidden': 'true' }), close);
  /** @param {boolean} on */
  const sheet = (on) => sheetHead.closest('.view')?.classList.toggle('sheet-open', on);
  let before = '';
  return {
    header, note, sheetHead, sheet,
    draw() {
      title.textContent = bench.game.name || t('make.untitled');
      redraw(chip, [statusChip(bench, () => {
        if (bench.findings.kind === 'none' && !bench.panel) bench.setPanel('broken');
        sheet(true);
      })], () => bench.desk.focus());
      note.textContent = summary(bench);
      // What has words of its own opens them.
      const now = bench.tool === 'regions' || bench.tool === 'houses' ? bench.tool : bench.panel;
      if (now !== before) sheet(now !== '' && bench.panel !== 'possible');
      before = now;
    },
  };
}

/** What is known, in a line. @param {Workbench} bench */
function summary({ findings, t, app, givens }) {
  const [er, level] = [findings.rating?.se.rating?.er, findings.rating?.level.rating?.level];
  return [er ? `SE ${er}` : '', level ? t(`level.${level}`) : '', plural(app, 'make.givens', givens)].filter(Boolean).join(', ');
}
