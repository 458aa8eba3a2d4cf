/** The messages of the page, and the sentences of the engine, which speaks English itself; their keys are what it says: one file for each part of the page. */
import board from './board.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import make from './make.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import steps from './steps.json' with { type: 'json' };

/** @type {Record<string, string>} */
export const words = { ...common, ...board, ...play, ...home, ...library, ...learn, ...make, ...dialogs, ...steps, ...rules };
