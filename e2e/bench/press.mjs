import { evaluate, untilQuiet, within } from './visit.mjs';

/**
 * The text of a table's rows, and whether they are other rows than before: a frame with a skeleton,
 * or with the old rows dimmed, does not count. The source of two functions for the page.
 */
const rowsSource = `
  const rowsText = () =>
    [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent).join('\\n');
  const before = rowsText();
  const otherRows = () => {
    const now = rowsText();
    return now !== '' && now !== before && !document.querySelector('main [aria-busy="true"]');
  };`;

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

/**
 * Milliseconds from a press on an element to the first frame with other rows in the page's table.
 *
 * @param {object} opened a page with the probe
 * @param {import('@playwright/test').Locator} target
 */
export async function timeToOtherRows(opened, target) {
  await pointAt(opened, target);
  await untilQuiet(opened);
  // The page listens before the hand presses: the two go to the browser by ways of their own.
  await evaluate(
    opened,
    `{${rowsSource} globalThis.whenOtherRows = benchProbe.timeFromNext('pointerdown', otherRows); 0}`,
  );
  await opened.page.mouse.down();
  await opened.page.mouse.up();
  const whenShown = evaluate(opened, 'whenOtherRows');
  const { tookMs } = await within(whenShown, `other rows after a press on ${target}`, 15_000);
  return tookMs;
}
