/** The name of the page as people read it; `index.html` and the manifest beside it have it too. */
export const NAME = 'Minirow';
