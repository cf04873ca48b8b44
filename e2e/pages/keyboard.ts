import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has before the target of a journey. */
const maxStops = 120;

/** Presses Tab until the element has the focus, and expects a visible focus ring at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const invisible = await page.evaluate(findInvisibleFocus);
    expect(invisible).toBeNull();
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Moves to an element with Tab and presses a key on it. */
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

/** Expects the focus to be on an element of the page, from which Tab continues. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'))
    .not.toMatch(/^(BODY|HTML|none)$/);
}

/**
 * Picks up an item of a sortable list, whose handle has the focus, and moves it with an arrow key to
 * a position.
 */
export async function moveItem(
  page: Page,
  name: string,
  [from, to]: readonly [number, number],
): Promise<void> {
  await page.keyboard.press('Space');
  const pickedUp = page.getByText(`Picked up ${name}, position ${from}`);
  await expect(pickedUp).toBeAttached();
  // A key press before the rows are measured, a frame after picking one up, has no effect.
  await expect(async () => {
    if (await pickedUp.count()) await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
    await expect(page.getByText(`${name}, position ${to} of`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
}

/** Expects the whole focus ring of an element to be visible, not clipped by an ancestor. */
export async function expectWholeRing(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  // Some rings appear with a transition.
  await expect.poll(() => control.evaluate(findRingClipper)).toBeNull();
}

/** Runs in the page: the ancestor that clips an element's focus ring, or null. */
function findRingClipper(element: Element): string | null {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const ringSize = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    const isClipped =
      (overflowX !== 'visible' && (box.left - ringSize < left || box.right + ringSize > right)) ||
      (overflowY !== 'visible' && (box.top - ringSize < top || box.bottom + ringSize > bottom));
    if (isClipped) return `${outer.tagName} ${outer.className}`;
  }
  return null;
}

/** Runs in the page: the focused element if it has no visible ring, otherwise null. */
function findInvisibleFocus(): string | null {
  const focused = document.activeElement;
  // From the last stop, Tab leaves the page and returns to its start.
  if (!focused || focused === document.body) return null;
  // A date range picker has one ring around both inputs.
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
