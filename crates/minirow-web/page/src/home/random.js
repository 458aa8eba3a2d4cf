/** Random numbers that begin with a seed, so that a day has the same puzzle everywhere; and the seeds themselves. */

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32 by Tommy Ettinger). @param {number} seed @returns {() => number} */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed that nobody can foretell. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** A list in another order. @template T @param {readonly T[]} list @param {() => number} random @returns {T[]} */
export function shuffled(list, random) {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [mixed[last], mixed[at]] = [mixed[at], mixed[last]];
  }
  return mixed;
}
