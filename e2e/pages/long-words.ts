import { expect, type Page } from '@playwright/test';
import { overflowOf, waitForAnimations } from './page-checks';
import { expectLoaded } from './sign-in';

/** A name that fits on no line of a phone. */
export const longWord = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** Expects the long word on the page, and all of it within the page and its cards. */
export async function expectLongWordsWithin(page: Page, stop: string): Promise<void> {
  await expectLoaded(page);
  await waitForAnimations(page);
  const texts = page.locator('main, dialog').getByText(longWord);
  await expect(texts.filter({ visible: true }).first()).toBeVisible();
  expect.soft([stop, ...(await findOverflowingTexts(page))]).toEqual([stop]);
  expect.soft([stop, await overflowOf(page)]).toEqual([stop, 0]);
}

/** Texts with the long word that cross the edge of their card, drawer or page. */
const findOverflowingTexts = (page: Page): Promise<string[]> =>
  page.evaluate((word) => {
    const isClipped = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    /** The nearest edge that a text may not cross, or the padding of the page; infinite where it is cut off or scrolls. */
    const edgeOf = (text: Node): number => {
      let edge = innerWidth - 16;
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (isClipped(box)) return Infinity;
        const { borderTopLeftRadius } = getComputedStyle(box);
        if (borderTopLeftRadius !== '0px') edge = Math.min(edge, box.getBoundingClientRect().right);
      }
      return edge;
    };
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(shown ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      if (text.textContent?.includes(word) && right > edgeOf(text) + 1)
        found.push(`${text.textContent.slice(0, 24)} ends at ${String(Math.round(right))}`);
    }
    return found;
  }, longWord);
