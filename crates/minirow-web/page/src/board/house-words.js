/** What a house of a board is called. */

/** @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry @param {import('./facts.js').House} house */
export function houseWords(t, geometry, house) {
  if (house.kind === 'extra') return house.name;
  if (geometry.grids.length) return gridHouse(t, house.name) ?? house.name;
  if (house.kind === 'block' && geometry.spec.blocks) return t('cell.region', { letter: geometry.regionOf(house.cells[0]) });
  return t(`house.${house.kind}`, { number: house.index + 1 });
}

/**
 * A house of a board of several grids in the language of the page; the engine calls it `row 3 of A` or, where two
 * grids share it, `block 9 of A and block 1 of C`. Nothing for other names.
 * @param {import('../i18n/i18n.js').Translate} t @param {string} name
 */
export function gridHouse(t, name) {
  const [, kind, first, rest] = /^(row|column|block) (\d+ of [A-Z]+)((?:(?:,| and|, and) (?:\1 )?\d+ of [A-Z]+)*)$/.exec(name) ?? [];
  if (!kind) return undefined;
  const places = [first, ...rest.match(/\d+ of [A-Z]+/g) ?? []].map((place) => {
    const [number, grid] = place.split(' of ');
    return { number, grid };
  });
  const [one, ...others] = places;
  const words = [t(`house.${kind}.of`, one), ...others.map((place) => t('house.also', place))];
  return words.length < 2 ? words[0] : t('list.and', { first: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}
