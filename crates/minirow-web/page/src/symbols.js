/**
 * What a digit looks like: sets of symbols by name.
 *
 * A set has a symbol for each digit of the side; a set that is too short is not offered.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @type {Record<string, string[]>} */
const SETS = {
  '1-9A-P': [...'123456789', ...LETTERS.slice(0, 16)],
  '0-9A-O': [...'0123456789', ...LETTERS.slice(0, 15)],
  'A-Y': [...LETTERS.slice(0, 25)],
  dec: Array.from({ length: 25 }, (_, at) => String(at + 1)),
  arabic: Array.from({ length: 25 }, (_, at) => inScript(at + 1, 0x660)),
  persian: Array.from({ length: 25 }, (_, at) => inScript(at + 1, 0x6f0)),
  devanagari: Array.from({ length: 25 }, (_, at) => inScript(at + 1, 0x966)),
  chinese: [...'一二三四五六七八九'],
  greek: [...'αβγδεζηθικλμνξοπρστυφχψω'],
  roman: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
  shapes: [...'●■▲◆★♥♣♠✚'],
};

/** @param {number} number @param {number} zero */
function inScript(number, zero) {
  return [...String(number)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
}

/** The sets that a board of this side can have. @param {number} side */
export const setsFor = (side) => Object.keys(SETS).filter((name) => SETS[name].length >= side);

/** The symbols of a player's own list: between blanks, or one character each; none twice. @param {string} text */
export function ownSymbols(text) {
  const parts = text.trim().split(/\s+/);
  return [...new Set(parts.length > 1 ? parts : parts[0])];
}

export class Symbols {
  /** @param {string} name of a set, or `own` @param {number} side @param {string} [own] the player's own list */
  constructor(name, side, own = '') {
    const list = name === 'own' ? ownSymbols(own) : SETS[name] ?? [];
    this.name = list.length >= side ? name : '1-9A-P';
    this.side = side;
    this.list = (list.length >= side ? list : SETS[this.name]).slice(0, side);
  }

  /** @param {number} digit */
  of(digit) {
    return digit > 0 ? (this.list[digit - 1] ?? String(digit)) : '';
  }

  /** The set as the engine reads it: the symbols in order, or `dec` where they have several characters. */
  get forEngine() {
    return this.list.every((symbol) => [...symbol].length === 1) ? this.list.join('') : 'dec';
  }

  /** Several digits as one text: no space between symbols of one character. @param {number[]} digits */
  text(digits) {
    const symbols = digits.map((digit) => this.of(digit));
    return symbols.join(symbols.some((symbol) => [...symbol].length > 1) ? ' ' : '');
  }

  /**
   * The digit whose symbol is this key, in either case; 0 where there is none. Where no key has the
   * symbols above 9, letters count on from there: A is 10.
   * @param {string} key
   */
  digitOf(key) {
    const own = this.list.indexOf(key) + 1 || this.list.indexOf(key.toUpperCase()) + 1;
    if (own || this.side <= 9 || !/^[a-z]$/i.test(key) || !this.list[9] || /^[A-Z]$/.test(this.list[9])) return own;
    const digit = key.toUpperCase().charCodeAt(0) - 55;
    return digit <= this.side ? digit : 0;
  }
}

/** How many of each digit are left to place; index 0 is not used. @param {number[]} digits @param {number} side */
export function remaining(digits, side) {
  const left = Array.from({ length: side + 1 }, () => side);
  for (const digit of digits) if (digit > 0) left[digit] -= 1;
  return left;
}

/** How many columns the small digits of a cell need. @param {number} side */
export const marksAcross = (side) => Math.ceil(Math.sqrt(side));
