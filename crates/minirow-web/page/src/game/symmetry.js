/** The cells that belong together under a symmetry, for pens and patterns. */

/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/** The names of the symmetries of a board. @param {Geometry} geometry */
export const symmetriesOf = ({ facts }) => [...facts.orbits.keys()];

/** @param {Geometry} geometry @param {number} cell @param {string} symmetry */
export const orbit = ({ facts }, cell, symmetry) => facts.orbits.get(symmetry)?.[cell] ?? [cell];
