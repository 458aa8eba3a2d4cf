/** What the menu of the game offers, with the keys that do the same. */

/** @param {import('./play.js').Play} play @returns {import('../shell/menu.js').Item[]} */
export function playMenu(play) {
  const { desk, app } = play;
  const { t, game } = desk;
  const control = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : t('menu.control');
  /** @param {string} letter */
  const withControl = (letter) => `${control} ${letter}`;
  const open = {
    check: { text: t('play.check'), onclick: () => void play.check.ask() },
    history: { text: t('play.history'), onclick: () => play.history.open() },
    rules: { text: t('play.rules'), onclick: () => play.rules.open() },
  };
  return [
    ...(game.paused ? [] : [
      { text: t('menu.restart'), onclick: () => play.restart() },
      open.check, open.history, open.rules,
      ...(game.isSolved ? [] : [{ text: t('path.show'), onclick: () => void play.hints.walk() }]),
      {
        text: t('menu.digitFirst'), checked: game.digitFirst, keys: desk.keyOf('digitFirst'),
        onclick: () => {
          desk.run({ name: 'digitFirst' });
          desk.focus();
        },
      },
    ]),
    { text: t('menu.share'), onclick: () => desk.run({ name: 'share' }) },
    { text: t('menu.print'), onclick: () => desk.run({ name: 'print' }), keys: withControl('P') },
    { text: t('menu.saveFile'), keys: withControl('S'), onclick: () => {
      play.save();
      play.focus();
    } },
    { text: t('menu.open'), onclick: () => app.openDialog('open'), keys: withControl('O') },
    { text: t('menu.settings'), onclick: () => app.openDialog('settings') },
    { text: t('menu.help'), onclick: () => app.openDialog('help'), keys: withControl('/') },
  ];
}
