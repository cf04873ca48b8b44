import { expect, type Locator } from '@playwright/test';

/** A text that is written from right to left, longer than its line. */
export const fromRight =
  'مرحبا، هل يمكنك إرسال التقرير الأسبوعي إلى الفريق قبل نهاية اليوم من فضلك؟ شكرا جزيلا لكم جميعا';

/**
 * Its first letter is not cut off. Asked until it holds: what has `content-visibility: auto`, as a row
 * that was just added, is found at no point of the page before it was drawn.
 */
export async function expectBeginning(text: Locator): Promise<void> {
  const isFirstLetterShown = () =>
    text.evaluate((element) => {
      const letter = document.createRange();
      letter.setStart(element.firstChild as Node, 0);
      letter.setEnd(element.firstChild as Node, 1);
      const { x, y, width, height } = letter.getBoundingClientRect();
      // What is pressed may lie over it: a link over its whole row.
      const there = document.elementsFromPoint(x + width / 2, y + height / 2);
      return there.some((one) => element.contains(one));
    });
  await expect.poll(isFirstLetterShown, { message: 'the first letter is shown' }).toBe(true);
}
