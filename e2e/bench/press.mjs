import { median } from './statistics.mjs';
import { slowProcessor, throttle } from './throttling.mjs';
import { evaluate, measureLoad, openPage, waitUntilIdle, withTimeout } from './visit.mjs';

/** Scrolls to an element that is outside of the viewport or covered by a bar. */
function scrollIntoReach(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(onTop)) element.scrollIntoView({ block: 'center' });
}

/** Moves the mouse to the center of an element, as before a click. */
async function pointAt({ page }, target) {
  await target.waitFor();
  await target.evaluate(scrollIntoReach);
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/**
 * Clicks an element. The page isn't queried in between, as it would have to respond to that too.
 */
export async function press(opened, target) {
  await pointAt(opened, target);
  await waitUntilIdle(opened);
  await opened.page.mouse.down();
  await opened.page.mouse.up();
}

/** Source of an expression for the page: the text of a table's rows. */
const rowsText =
  "[...document.querySelectorAll('main tbody tr')].map((row) => row.textContent).join('\\n')";

/**
 * Milliseconds from a click on an element to the first frame with other content. Frames with a
 * skeleton, dimmed content or no content don't count.
 *
 * @param {object} opened a page with the probe
 * @param {import('@playwright/test').Locator} target
 * @param {string} shown source of an expression whose value changes with the content; the text of a
 *   table's rows by default
 */
export async function timeToChange(opened, target, shown = rowsText) {
  await pointAt(opened, target);
  await waitUntilIdle(opened);
  // The listener must be in place before the click, which reaches the browser on another channel.
  await evaluate(
    opened,
    `{
      const shown = () => ${shown};
      const before = shown();
      const isChanged = () => {
        const now = shown();
        return now !== '' && now !== before && !document.querySelector('main [aria-busy="true"]');
      };
      globalThis.whenChanged = benchProbe.timeFromNext('pointerdown', isChanged);
      0
    }`,
  );
  await opened.page.mouse.down();
  await opened.page.mouse.up();
  const whenChanged = evaluate(opened, 'whenChanged');
  const { tookMs } = await withTimeout(
    whenChanged,
    `other content after a click on ${target}`,
    15_000,
  );
  return tookMs;
}

/** Clicks elements one after the other; returns the median of the times. */
export async function medianOf(opened, targets, shown = rowsText) {
  const values = [];
  for (const target of targets) values.push(await timeToChange(opened, target, shown));
  return median(values);
}

/** Opens a page at full speed and throttles the CPU afterwards. */
export async function openSlowly(context, address, { isUsable, setup }) {
  const opened = await openPage(context, { isUsable, setup, throttled: false });
  await measureLoad(opened, address);
  await throttle(opened.session, slowProcessor);
  return opened;
}

/** Runs a function with a context that is closed afterwards. */
export async function withContext(browser, work) {
  const context = await browser.newContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
