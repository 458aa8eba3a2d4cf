/** The game that was played last and is not finished. */
import { wholeThumbnail } from '../board/thumbnail.js';
import { clock } from '../game/timer.js';
import { daysAgo } from '../i18n/dates.js';
import { titleOf } from '../library/words.js';
import { dateOf, dayOf } from '../storage/days.js';
import { geometryOf, progress, toFill } from '../storage/entry.js';
import { progressBar, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../storage/entry.js').Entry} Entry */

/** @param {App} app @param {Entry} entry */
export function continueCard(app, entry) {
  const { t } = app;
  const { own, seconds } = entry;
  const title = [entry.level && !entry.day && t(`level.${entry.level}`), titleOf(app, entry)].filter(Boolean).join(' ');
  return h('section', { class: 'card continue', 'aria-labelledby': 'continue-title' },
    h('div', { class: 'thumb-place' }, wholeThumbnail(app, geometryOf(entry), entry, 186)),
    h('div', { class: 'card-body' },
      h('p', { class: 'quiet-text' }, t('home.continue')),
      h('h2', { class: 'lead', id: 'continue-title' }, title),
      h('p', { class: 'quiet-text number' }, t('home.progress', { filled: own, all: toFill(entry), time: clock(seconds) })),
      progressBar(progress(entry), t('home.progressLabel')),
      h('div', { class: 'card-row' },
        textButton(t('home.continue'), () => app.go(`play/${entry.id}`), { kind: 'primary' }),
        h('span', { class: 'quiet-text' }, t('home.played', { when: daysAgo(app.language, daysSince(entry.when)) })))));
}

/** @param {number} when */
const daysSince = (when) => Math.max(0, Math.round((Number(dateOf(dayOf(Date.now()))) - Number(dateOf(dayOf(when)))) / 86_400_000));
