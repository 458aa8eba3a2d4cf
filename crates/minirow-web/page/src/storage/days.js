/** Days of the calendar as `2026-11-22`, in the time of where one is: today's puzzle begins at midnight. */

/** @param {number|Date} when */
export function dayOf(when) {
  const date = new Date(when);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The date of a day, at noon: no change of the clock moves it to another day. @param {string} day */
export function dateOf(day) {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day so many days later. @param {string} day @param {number} by */
export function addDays(day, by) {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** Which day of the week it is, where Monday is 0. @param {string} day */
export const weekday = (day) => (dateOf(day).getDay() + 6) % 7;
