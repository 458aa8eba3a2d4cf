/** Numbers in words and the forms of words that go with them. */
import { gridHouse } from '../board/house-words.js';

/** @typedef {{t: import('../i18n/i18n.js').Translate, language: string}} Speaker */

/** A message in the form that a number asks for: `key.one`, `key.other`. @param {Speaker} speaker @param {string} key @param {number} number @param {Record<string, string|number>} [values] */
export function plural({ t, language }, key, number, values = {}) {
  const form = new Intl.PluralRules(language).select(number);
  return t(`${key}.${form === 'one' ? 'one' : 'other'}`, { number, ...values });
}

/** A number as a word up to twelve. @param {Speaker} speaker @param {number} number */
export const numberWord = ({ t }, number) => (number >= 2 && number <= 12 ? t(`number.${number}`) : String(number));

/** The same at the beginning of a sentence. @param {Speaker} speaker @param {number} number */
export function NumberWord(speaker, number) {
  const word = numberWord(speaker, number);
  return word.charAt(0).toLocaleUpperCase(speaker.language) + word.slice(1);
}

/** Several names as a sentence has them: `A, B and C`. @param {Speaker} speaker @param {string[]} names */
export const listed = ({ language }, names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** A house as people call it: those of the engine come in English, as `row 3`. @param {Speaker} speaker @param {string} house @param {import('../board/geometry.js').Geometry} geometry */
export function houseText({ t }, house, geometry) {
  if (geometry.grids.length) return gridHouse(t, house) ?? house;
  const [, kind, number] = /^(row|column|block) (\d+)$/.exec(house) ?? [];
  if (kind === 'block' && geometry.spec.blocks) return t('cell.region', { letter: geometry.regionOf(geometry.blocks.indexOf(Number(number) - 1)) });
  return kind ? t(`house.${kind}`, { number }) : house;
}

/** The same at the beginning of a sentence. @param {Speaker} speaker @param {string} house @param {import('../board/geometry.js').Geometry} geometry */
export function HouseText(speaker, house, geometry) {
  const text = houseText(speaker, house, geometry);
  return text.charAt(0).toLocaleUpperCase(speaker.language) + text.slice(1);
}
