/** The panels beside the board, in the order of their buttons. */
import { makeGeneratePanel } from './generate.js';
import { makeHintPanel } from './hint.js';
import { makeHistoryPanel } from './history.js';
import { makeLearnPanel } from './learn.js';
import { makeSetterPanel } from './make.js';

/**
 * @typedef {{element: HTMLElement, draw: () => void, changed?: () => void, selected?: () => void}} Panel
 * @type {Record<string, (app: import('../app.js').App) => Panel>}
 */
export const PANELS = {
  hint: makeHintPanel,
  history: makeHistoryPanel,
  make: makeSetterPanel,
  generate: makeGeneratePanel,
  learn: makeLearnPanel,
};
