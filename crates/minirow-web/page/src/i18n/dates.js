/** Dates and spans of time in words. */

/** The tag of a language as the browser's user has it: days and months stand in another order in `en-GB` than in `en-US`. @param {string} language */
const tagOf = (language) => navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;

/** @param {string} language @param {number|Date} when @param {Intl.DateTimeFormatOptions} options */
export const dateWords = (language, when, options) => new Intl.DateTimeFormat(tagOf(language), options).format(when);

/** How many days ago: `today`, `yesterday`, `3 days ago`. @param {string} language @param {number} days */
export const daysAgo = (language, days) => new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(-days, 'day');
