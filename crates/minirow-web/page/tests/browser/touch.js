// What fingers do, as the browser gets it.

/** @typedef {import('./browser.js').Page} Page */
/** @typedef {{x: number, y: number}} Point */

/** Fingers on a page. @param {Page} page */
export async function touchOf(page) {
  const session = await page.context().newCDPSession(page);
  /** @param {'touchStart'|'touchMove'|'touchEnd'} type @param {Point[]} points */
  const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  /** All fingers at once, from where they are to where they go. @param {Point[]} from @param {Point[]} to */
  const move = async (from, to) => {
    await send('touchStart', from);
    for (let step = 1; step <= 6; step += 1) await send('touchMove', from.map((point, at) => ({ x: point.x + ((to[at].x - point.x) * step) / 6, y: point.y + ((to[at].y - point.y) * step) / 6 })));
    await send('touchEnd', []);
  };
  return {
    /** @param {Point} at */
    async tap(at) {
      await send('touchStart', [at]);
      await send('touchEnd', []);
    },
    /** @param {Point} from @param {Point} to */
    drag: (from, to) => move([from], [to]),
    /** Two fingers. @param {[Point, Point]} from @param {[Point, Point]} to */
    pinch: (from, to) => move(from, to),
  };
}
