import { expect, type Locator } from '@playwright/test';

/** A right-to-left text that is longer than its line. */
export const rightToLeftText =
  'مرحبا، هل يمكنك إرسال التقرير الأسبوعي إلى الفريق قبل نهاية اليوم من فضلك؟ شكرا جزيلا لكم جميعا';

/**
 * Expects the first letter of a text to be visible. Polls, because new content with
 * `content-visibility: auto`, such as an added row, can't be hit-tested before its first rendering.
 */
export async function expectFirstLetterVisible(text: Locator): Promise<void> {
  const isFirstLetterShown = () =>
    text.evaluate((element) => {
      const letter = document.createRange();
      letter.setStart(element.firstChild as Node, 0);
      letter.setEnd(element.firstChild as Node, 1);
      const { x, y, width, height } = letter.getBoundingClientRect();
      // A link over the whole row may cover the text.
      const hits = document.elementsFromPoint(x + width / 2, y + height / 2);
      return hits.some((one) => element.contains(one));
    });
  await expect.poll(isFirstLetterShown, { message: 'the first letter is visible' }).toBe(true);
}
