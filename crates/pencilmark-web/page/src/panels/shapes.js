/** The choice of a board: side, shape of blocks and extra rules. */
import { checkbox, h, select } from '../dom.js';
import { EXTRAS, Geometry, USUAL_BLOCKS } from '../board/geometry.js';

/** @param {import('../app.js').App} app */
export function makeShapeChoice(app) {
  const { t } = app;
  let side = 9;
  /** @type {[number, number]} */
  let block = [3, 3];
  let map = '';
  /** @type {Set<string>} */
  const extra = new Set();
  const element = h('fieldset', { class: 'shape' });

  const draw = () => {
    const shapes = [];
    for (let rows = 1; rows <= side; rows += 1) if (side % rows === 0) shapes.push(`${rows}x${side / rows}`);
    element.replaceChildren(
      h('legend', null, t('shape.title')),
      select(t('shape.side'), Object.keys(USUAL_BLOCKS).map((key) => [key, `${key}×${key}`]), String(side), (value) => {
        side = Number(value);
        block = USUAL_BLOCKS[side];
        draw();
        /** @type {HTMLElement|null} */ (element.querySelector('select'))?.focus();
      }),
      select(t('shape.block'), [...shapes.map((shape) => /** @type {[string, string]} */ ([shape, shape.replace('x', '×')])), ['map', t('shape.map')]],
        map ? 'map' : block.join('x'), (value) => {
          map = value === 'map' ? (map || sample(side, block)) : '';
          if (value !== 'map') block = /** @type {[number, number]} */ (value.split('x').map(Number));
          draw();
        }),
      ...(map ? [mapField()] : []),
      ...EXTRAS.map((name) => checkbox(t(`extra.${name}`), extra.has(name), (on) => (on ? extra.add(name) : extra.delete(name)))));
  };

  function mapField() {
    const field = h('textarea', { rows: Math.min(side, 12), cols: side, class: 'mono', spellcheck: 'false', oninput: () => (map = field.value) });
    field.value = map;
    return h('label', { class: 'field' }, h('span', null, t('shape.mapHelp', { side })), field);
  }

  /** The board that is chosen. */
  const spec = () => {
    const extras = EXTRAS.filter((name) => extra.has(name));
    const blocks = map.split(/\s+/).filter(Boolean);
    return new Geometry({ side, ...(map ? { blocks } : { block }), ...(extras.length ? { extra: extras } : {}) }).spec;
  };
  draw();
  return { element, spec };
}

/** A map of the blocks as they are, to be changed. @param {number} side @param {[number, number]} block */
function sample(side, block) {
  const { blocks } = new Geometry({ side, block });
  const rows = [];
  for (let row = 0; row < side; row += 1) {
    rows.push(blocks.slice(row * side, (row + 1) * side).map((number) => String.fromCharCode(65 + number)).join(''));
  }
  return rows.join('\n');
}
