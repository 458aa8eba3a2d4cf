/**
 * What a digit looks like: sets of symbols by name.
 *
 * A set has a symbol for each digit of a board; a set that is too short is not offered.
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

/** The sets that a board with so many digits can have. @param {number} digits */
export const setsFor = (digits) => Object.keys(SETS).filter((name) => SETS[name].length >= digits);

/** Sets of numbers on boards whose values begin at 0. @type {Record<string, string[]>} */
const FROM_ZERO = {
  '1-9A-P': SETS['0-9A-O'],
  dec: ['0', ...SETS.dec], arabic: [inScript(0, 0x660), ...SETS.arabic], persian: [inScript(0, 0x6f0), ...SETS.persian], devanagari: [inScript(0, 0x966), ...SETS.devanagari],
};

/** The symbols of a player's own list: between blanks, or one character each; none twice. @param {string} text */
export function ownSymbols(text) {
  const parts = text.trim().split(/\s+/);
  return [...new Set(parts.length > 1 ? parts : parts[0])];
}

export class Symbols {
  /** @param {string} name of a set, or `own` @param {number} digits how many there are @param {string} [own] the player's own list @param {number} [lowest] the value of the first digit */
  constructor(name, digits, own = '', lowest = 1) {
    const set = (/** @type {string} */ one) => (lowest === 0 ? FROM_ZERO[one] : undefined) ?? SETS[one] ?? [];
    const list = name === 'own' ? ownSymbols(own) : set(name);
    this.name = list.length >= digits ? name : '1-9A-P';
    this.digits = digits;
    this.list = (list.length >= digits ? list : set(this.name)).slice(0, digits);
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
    if (own || this.digits <= 9 || !/^[a-z]$/i.test(key) || !this.list[9] || /^[A-Z]$/.test(this.list[9])) return own;
    const digit = key.toUpperCase().charCodeAt(0) - 55;
    return digit <= this.digits ? digit : 0;
  }
}

/** The symbols of a player on a board. @param {{symbols: string, ownSymbols: string}} settings @param {{digits: number, lowest: number}} geometry */
export const symbolsFor = ({ symbols, ownSymbols: own }, { digits, lowest }) => new Symbols(symbols, digits, own, lowest);
