import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the product has before what a journey wants. */
const mostStops = 120;

/** Goes on with Tab until the element has the focus; on the way the focus is seen at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(hiddenFocus);
    expect(lost).toBeNull();
  }
  throw new Error(`Tab does not come to ${String(target)}.`);
}

/** Goes to an element with Tab and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Waits until the focus is within an element, as when a dialog opens. */
export async function expectFocusIn(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((one) => one.contains(document.activeElement)))
    .toBe(true);
}

/** After an act the focus is somewhere on the page, where Tab goes on from. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'))
    .not.toMatch(/^(BODY|HTML|none)$/);
}

/** What has the focus has its ring on all four sides: nothing around it cuts the ring off. */
export async function expectWholeRing(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  // Some rings come to their place in a transition.
  await expect.poll(() => control.evaluate(cutRing)).toBeNull();
}

/** Runs in the page: what cuts the ring of an element, or null. */
function cutRing(element: Element): string | null {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    const isCut =
      (overflowX !== 'visible' && (box.left - around < left || box.right + around > right)) ||
      (overflowY !== 'visible' && (box.top - around < top || box.bottom + around > bottom));
    if (isCut) return `${outer.tagName} ${outer.className}`;
  }
  return null;
}

/** Runs in the page: what has the focus without showing it, or null. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  // From the last stop Tab leaves the page, and comes back to its beginning.
  if (!focused || focused === document.body) return null;
  // A range of days is one field to the eye: its ring is around both inputs.
  const field = focused.closest('.ant-picker');
  const rings = [focused, focused.parentElement, focused.nextElementSibling, field].some(
    (element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    },
  );
  const { width, height } = focused.getBoundingClientRect();
  return rings && width > 0 && height > 0 ? null : focused.outerHTML.slice(0, 200);
}
