import { expect, type Page } from '@playwright/test';

/**
 * Expects all rows of the page's list to have the height of a single line. Polls, because columns
 * get their final widths in the frames after a list, a language or a width has changed.
 */
export async function expectSingleLineRows(page: Page, where: string): Promise<void> {
  await expect.poll(() => rowHeights(page), { message: where }).toEqual([52]);
}

/** Different heights of the rows, except for the last one, which has no border below it. */
const rowHeights = (page: Page): Promise<number[]> =>
  page
    .locator('main tbody tr')
    .evaluateAll((rows) => [
      ...new Set(rows.slice(0, -1).map((row) => Math.round(row.getBoundingClientRect().height))),
    ]);
