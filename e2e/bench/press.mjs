import { median } from './statistics.mjs';
import { slowProcessor, throttle } from './throttling.mjs';
import { evaluate, measureLoad, openPage, untilQuiet, within } from './visit.mjs';

/** Scrolls to an element that lies outside of the window or under a bar. */
function bringToHand(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(onTop)) element.scrollIntoView({ block: 'center' });
}

/** Moves the mouse to the middle of an element, as a hand does before it presses. */
async function pointAt({ page }, target) {
  await target.waitFor();
  await target.evaluate(bringToHand);
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** Presses an element. Nothing is asked of the page meanwhile: it would wait for that as well. */
export async function press(opened, target) {
  await pointAt(opened, target);
  await untilQuiet(opened);
  await opened.page.mouse.down();
  await opened.page.mouse.up();
}

/** What a table's rows say: the source of a value for the page. */
const rowsText =
  "[...document.querySelectorAll('main tbody tr')].map((row) => row.textContent).join('\\n')";

/**
 * Milliseconds from a press on an element to the first frame that shows something else. A frame with
 * a skeleton, or with what was there dimmed, does not count, nor does an empty one.
 *
 * @param {object} opened a page with the probe
 * @param {import('@playwright/test').Locator} target
 * @param {string} shown source of a text that stands for what the page shows; of a table's rows
 *   unless another is named
 */
export async function timeToOther(opened, target, shown = rowsText) {
  await pointAt(opened, target);
  await untilQuiet(opened);
  // The page listens before the hand presses: the two go to the browser by ways of their own.
  await evaluate(
    opened,
    `{
      const shown = () => ${shown};
      const before = shown();
      const isOther = () => {
        const now = shown();
        return now !== '' && now !== before && !document.querySelector('main [aria-busy="true"]');
      };
      globalThis.whenOther = benchProbe.timeFromNext('pointerdown', isOther);
      0
    }`,
  );
  await opened.page.mouse.down();
  await opened.page.mouse.up();
  const whenOther = evaluate(opened, 'whenOther');
  const { tookMs } = await within(whenOther, `something else after a press on ${target}`, 15_000);
  return tookMs;
}

/** Presses one element after the other; the median of what they took. */
export async function medianOf(opened, targets, shown = rowsText) {
  const values = [];
  for (const target of targets) values.push(await timeToOther(opened, target, shown));
  return median(values);
}

/** A page that loads at full speed and is then used on a slow processor. */
export async function openSlowly(context, address, { isUsable, setup }) {
  const opened = await openPage(context, { isUsable, setup, throttled: false });
  await measureLoad(opened, address);
  await throttle(opened.session, slowProcessor);
  return opened;
}

/** Runs with a context that is closed afterwards. */
export async function inContext(browser, work) {
  const context = await browser.newContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
