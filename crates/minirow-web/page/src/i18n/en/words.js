/** The messages of the page: one file for each part of the page. */
import board from './board.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import make from './make.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };

/** @type {Record<string, string>} */
export const words = { ...common, ...board, ...play, ...home, ...library, ...learn, ...make, ...dialogs };
