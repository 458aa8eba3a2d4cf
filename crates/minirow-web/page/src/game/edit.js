/** What an entry does to a position: pure functions from a position and cells to changes. */
import { allDigits, bit, digitsOf, has } from '../board/digits.js';
import { candidates, notes } from './position.js';

/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('../types.js').Change} Change */
/** @typedef {import('../types.js').Mode} Mode */
/** @typedef {{autoNotes?: boolean, autoClear?: boolean, design?: boolean}} EditOptions */

/** Collects changes, and drops those that change nothing. @param {Position} position */
function collector(position) {
  /** @type {Map<string, Change>} */
  const changes = new Map();
  return {
    /** @param {number} cell @param {import('../types.js').Layer} layer @param {number} after @param {number} [digit] */
    set(cell, layer, after, digit) {
      const key = `${layer} ${cell} ${digit ?? ''}`;
      const change = changes.get(key) ??
        { cell, layer, before: 0, after, ...(digit === undefined ? {} : { digit }) };
      if (!changes.has(key)) change.before = position.get(change);
      change.after = after;
      changes.set(key, change);
    },
    /** @param {number} cell @param {import('../types.js').Layer} layer */
    now(cell, layer) {
      const change = changes.get(`${layer} ${cell} `);
      return change ? change.after : position.get({ cell, layer, before: 0, after: 0 });
    },
    done: () => [...changes.values()].filter((change) => change.before !== change.after),
  };
}

/**
 * Enters a digit, or toggles a mark or colour, in cells.
 * @param {Position} position @param {number[]} cells @param {Mode} mode @param {number} digit
 * @param {EditOptions} [options]
 */
export function enter(position, cells, mode, digit, options = {}) {
  if (mode === 'digit') return enterDigit(position, cells, digit, options);
  const changes = collector(position);
  if (mode === 'colour') {
    const all = cells.every((cell) => has(position.colours[cell], digit));
    for (const cell of cells) {
      const set = position.colours[cell];
      changes.set(cell, 'colours', all ? set & ~bit(digit) : set | bit(digit));
    }
    return changes.done();
  }
  const open = cells.filter((cell) => !position.at(cell));
  if (mode === 'centre' && options.autoNotes) return eliminate(position, open, digit);
  const layer = mode === 'corner' ? 'corner' : 'centre';
  const all = open.every((cell) => has(position[layer][cell], digit));
  for (const cell of open) {
    const set = position[layer][cell];
    changes.set(cell, layer, all ? set & ~bit(digit) : set | bit(digit));
  }
  return changes.done();
}

/** @param {Position} position @param {number[]} cells @param {number} digit @param {EditOptions} options */
function enterDigit(position, cells, digit, { autoClear = false, design = false }) {
  const changes = collector(position);
  const layer = design ? 'given' : 'digit';
  const open = cells.filter((cell) => design || !position.given[cell]);
  const all = open.every((cell) => position[layer][cell] === digit);
  for (const cell of open) {
    changes.set(cell, layer, all ? 0 : digit);
    if (design && !all) changes.set(cell, 'digit', 0);
    if (all || !autoClear) continue;
    for (const peer of position.geometry.peers[cell]) {
      changes.set(peer, 'corner', changes.now(peer, 'corner') & ~bit(digit));
      changes.set(peer, 'centre', changes.now(peer, 'centre') & ~bit(digit));
    }
  }
  return changes.done();
}

/** Eliminates a digit from notes that the page fills in, or takes it back. @param {Position} position @param {number[]} cells @param {number} digit */
function eliminate(position, cells, digit) {
  const changes = collector(position);
  const possible = candidates(position);
  const able = cells.filter((cell) => has(possible[cell], digit));
  const all = able.every((cell) => has(position.struck[cell], digit));
  for (const cell of able) {
    const set = position.struck[cell];
    changes.set(cell, 'struck', all ? set & ~bit(digit) : set | bit(digit));
  }
  return changes.done();
}

/**
 * Clears the first thing that is there: the digit, then centre marks, corner marks and colours.
 * @param {Position} position @param {number[]} cells @param {EditOptions} [options]
 */
export function clear(position, cells, { design = false } = {}) {
  const changes = collector(position);
  /** @type {import('../types.js').Layer[]} */
  const order = design ? ['given', 'digit', 'centre', 'corner', 'colours'] : ['digit', 'centre', 'corner', 'colours'];
  for (const layer of order) {
    for (const cell of cells) {
      if (layer === 'digit' && position.given[cell]) continue;
      if (position.get({ cell, layer, before: 0, after: 0 })) changes.set(cell, layer, 0);
    }
    if (changes.done().length) break;
  }
  if (!changes.done().length) return clearCandidateColours(position, cells);
  return changes.done();
}

/** @param {Position} position @param {number[]} cells */
function clearCandidateColours(position, cells) {
  const changes = collector(position);
  for (const key of position.candidateColours.keys()) {
    const cell = Math.floor(key / 32);
    if (cells.includes(cell)) changes.set(cell, 'candidateColours', 0, key % 32);
  }
  return changes.done();
}

/** Colours a candidate, or takes the colour off. @param {Position} position @param {number} cell @param {number} digit @param {number} colour */
export function colourCandidate(position, cell, digit, colour) {
  const changes = collector(position);
  const before = position.get({ cell, layer: 'candidateColours', digit, before: 0, after: 0 });
  changes.set(cell, 'candidateColours', before === colour ? 0 : colour, digit);
  return changes.done();
}

/** Takes the player's digits out of cells; their notes and colours stay. @param {Position} position @param {number[]} cells */
export function removeDigits(position, cells) {
  const changes = collector(position);
  for (const cell of cells) changes.set(cell, 'digit', 0);
  return changes.done();
}

/**
 * Writes notes into open cells: what the digits leave, or all digits.
 * @param {Position} position @param {number[]} cells @param {'possible'|'all'} which
 */
export function fillNotes(position, cells, which) {
  const changes = collector(position);
  const possible = candidates(position);
  const all = allDigits(position.geometry.digits);
  for (const cell of cells) {
    if (!position.at(cell)) changes.set(cell, 'centre', which === 'all' ? all : possible[cell]);
  }
  return changes.done();
}

/**
 * Corner notes after Snyder: a digit that has at most two places left in a block is noted there.
 * @param {Position} position
 */
export function fillCorners(position) {
  const changes = collector(position);
  const possible = candidates(position);
  for (const { kind, cells } of position.geometry.houses) {
    // Of a block that is shorter than the digits nobody knows which it has.
    if (kind !== 'block' || cells.length !== position.geometry.digits) continue;
    for (const digit of digitsOf(allDigits(position.geometry.digits))) {
      const places = cells.filter((cell) => has(possible[cell], digit));
      if (places.length > 2 || cells.some((cell) => position.at(cell) === digit)) continue;
      for (const cell of places) changes.set(cell, 'corner', changes.now(cell, 'corner') | bit(digit));
    }
  }
  return changes.done();
}

/** Takes all notes off, those in corners too. @param {Position} position */
export function clearNotes(position) {
  const changes = collector(position);
  position.given.forEach((_, cell) => {
    for (const layer of /** @type {const} */ (['corner', 'centre', 'struck'])) changes.set(cell, layer, 0);
  });
  return changes.done();
}

/** Turns the notes that the page fills in into the player's own. @param {Position} position */
export function keepNotes(position) {
  const changes = collector(position);
  notes(position, true).forEach((set, cell) => {
    if (!position.at(cell)) changes.set(cell, 'centre', set);
  });
  return changes.done();
}

/**
 * Does a step of the engine: what it places and what it eliminates.
 * @param {Position} position @param {import('../types.js').Step} step @param {EditOptions} options
 */
export function applyStep(position, step, options) {
  const changes = collector(position);
  for (const [cell, digit] of step.place) {
    for (const change of enterDigit(position, [cell], digit, { autoClear: options.autoClear })) {
      changes.set(change.cell, change.layer, change.layer === 'digit' ? change.after : changes.now(change.cell, change.layer) & change.after);
    }
    changes.set(cell, 'digit', digit);
  }
  const possible = candidates(position);
  for (const [cell, digit] of step.remove) {
    // It counts from now on, whatever notes the player keeps.
    changes.set(cell, 'struck', changes.now(cell, 'struck') | bit(digit));
    if (!options.autoNotes) {
      changes.set(cell, 'corner', changes.now(cell, 'corner') & ~bit(digit));
      // Without notes in the cell, what is left of its candidates is written down.
      const set = changes.now(cell, 'centre') || possible[cell];
      changes.set(cell, 'centre', set & ~bit(digit));
    }
  }
  return changes.done();
}

/** Takes everything off but the givens. @param {Position} position */
export function clearAll(position) {
  const changes = collector(position);
  const cells = position.given.map((_, cell) => cell);
  for (const cell of cells) {
    for (const layer of /** @type {const} */ (['digit', 'corner', 'centre', 'struck', 'colours'])) {
      changes.set(cell, layer, 0);
    }
  }
  return [...changes.done(), ...clearCandidateColours(position, cells)];
}

/** Sets the givens of a board that is being made. @param {Position} position @param {number[]} givens */
export function setGivens(position, givens) {
  const changes = collector(position);
  givens.forEach((digit, cell) => {
    changes.set(cell, 'given', digit);
    if (digit) changes.set(cell, 'digit', 0);
  });
  return changes.done();
}
