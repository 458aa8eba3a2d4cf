/** Ten marks: one for each exercise that was solved. */
import { MASTERED } from '../storage/progress.js';
import { h } from '../ui/dom.js';

/** @param {number} right @param {boolean} [works] whether the next one is worked on now */
export const tenMarks = (right, works = false) => h('div', { class: 'ten-marks', 'aria-hidden': 'true' },
  ...Array.from({ length: MASTERED }, (_, at) => h('i', { class: at < right ? 'on' : works && at === right ? 'now' : '' })));

/** @param {import('../i18n/i18n.js').Translate} t @param {number} right */
export const countText = (t, right) => t('learn.count', { right: Math.min(right, MASTERED), all: MASTERED });
