/** Beside the board: its status first, then what belongs to the tool in hand, and the two buttons. */
import { textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { makeFields } from './fields.js';
import { brokenNodes, isCause, legend, redundantNodes, settleList, settlers, severalNodes, takeBackText } from './panels.js';
import { problemList, gapList } from './problems.js';
import { onlyWhenChanged, redraw } from './redraw.js';
import { houseNodes, makeRegionPanel } from './region-panel.js';
import { statusCard } from './status.js';
import { numberWord } from './words.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {Workbench} bench */
export function makeInspector(bench) {
  const { t, app } = bench;
  const status = h('div', { class: 'made-status' });
  const content = h('div', { class: 'made-panel' });
  const buttons = h('div', { class: 'make-buttons' });
  const fields = makeFields(bench);
  const regions = makeRegionPanel(bench);
  const problems = h('div', { class: 'made-problems' });
  const focus = {
    title: () => {
      app.dispatchEvent(new Event('make-details'));
      fields.name.focus();
    }, rules: () => fields.rules.focus(),
  };
  const element = h('aside', { class: 'inspector', 'aria-label': t('make.inspector') }, status, fields.element, content, regions.field, problems, buttons);
  const lost = () => bench.desk.focus();
  bench.addEventListener('opened', () => {
    fields.flush();
    fields.fill();
    regions.field.hidden = true;
  });

  const draw = onlyWhenChanged(() => {
    redraw(status, [statusCard(bench)], lost);
    const isPainting = bench.tool === 'regions' || bench.tool === 'houses';
    const isMain = !isPainting && (bench.panel === '' || (bench.panel === 'possible' && bench.findings.kind === 'unique'));
    fields.element.hidden = !isMain;
    if (bench.tool !== 'regions') regions.field.hidden = true;
    redraw(content, contentOf(bench, regions), lost);
    redraw(problems, [isMain ? problemList(bench, focus) : null], lost);
    redraw(buttons, buttonsOf(bench), lost);
  });
  return {
    element, buttons, fields,
    draw() {
      const { findings, game } = bench;
      draw(JSON.stringify([game.id, game.geometry.spec, game.position.given, game.position.digit.some(Boolean), game.name === '', game.rules, bench.tool, bench.panel, bench.set, bench.compared, bench.pen, bench.house, bench.draft,
        bench.symmetry, findings.kind, findings.solutions.length, findings.complete, findings.possible, findings.redundant, findings.rating, findings.isRating, findings.sets?.length, findings.before, regions.field.hidden]));
    },
  };
}

/** @param {Workbench} bench @param {ReturnType<typeof makeRegionPanel>} regions */
function contentOf(bench, regions) {
  if (bench.tool === 'regions') return regions.nodes();
  if (bench.tool === 'houses') return [...houseNodes(bench), gapList(bench)];
  switch (bench.panel) {
    case 'broken': return brokenNodes(bench);
    case 'several': return severalNodes(bench);
    case 'possible': return bench.findings.kind === 'several' ? [legend(bench), settleList(bench)] : [];
    case 'redundant': return redundantNodes(bench);
    default: return [];
  }
}

/** The two buttons: one of them is what most likely comes next. @param {Workbench} bench */
export function buttonsOf(bench) {
  const { t, desk, findings, app } = bench;
  const { kind } = findings;
  const isPlayable = kind === 'unique' || kind === 'several' || kind === 'unsettled';
  const test = textButton(t('make.test'), () => bench.testSolve(), { 'data-key': 'test', disabled: !isPlayable || !bench.givens });
  /** @param {string} text @param {() => void} onclick @param {string} [key] */
  const primary = (text, onclick, key = 'primary') => textButton(text, onclick, { kind: 'primary', 'data-key': key });
  const { open } = bench.gaps;
  if (bench.tool === 'regions' && open.length) {
    return [test, primary(open.length === 1 ? t('regions.fillOne') : open.length === 2 ? t('regions.fillBoth') : t('regions.fillAll', { number: numberWord(app, open.length) }), () => bench.fillGaps())];
  }
  if (bench.panel === 'broken') {
    const { sets } = findings;
    const next = textButton(t('broken.next'), () => {
      bench.set = (bench.set + 1) % (sets?.length || 1);
      app.say(t('broken.setOf', { number: bench.set + 1, all: sets?.length ?? 0 }));
      bench.draw();
      desk.focus();
    }, { 'data-key': 'next-set', disabled: (sets?.length ?? 0) < 2 });
    if (isCause(bench)) return [next, primary(takeBackText(bench), () => {
      desk.run({ name: 'undo' });
      desk.focus();
    })];
    const cell = sets?.[bench.set]?.cells[0];
    return [next, cell === undefined ? share(bench) : primary(t('broken.removeCell', { cell: bench.geometry.name(cell) }), () => bench.erase([cell]))];
  }
  if (bench.panel === 'several' || (bench.panel === 'possible' && kind === 'several')) {
    const [best] = settlers(bench);
    if (best) return [test, primary(t('several.addThis', { digit: desk.symbols.of(best.digit), cell: bench.geometry.name(best.cell) }), () => bench.put(best.cell, best.digit))];
  }
  return [test, share(bench)];
}

/** @param {Workbench} bench */
function share(bench) {
  const { t, app, givens, findings } = bench;
  return textButton(t('make.share'), () => app.openDialog('share', { game: bench.game }), { kind: 'primary', 'data-key': 'share', disabled: !givens || findings.kind === 'unfinished' });
}
