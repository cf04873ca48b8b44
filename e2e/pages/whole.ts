import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Where a journey is shown: both skins, at a desk and on a phone. */
export const looks = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
] as const;
export type Look = (typeof looks)[number];

/** Shows the product in a look from the next page on. */
export async function wear(page: Page, [skin, width]: Look): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('praxis.skin', chosen), skin);
  await page.setViewportSize({ width, height: 900 });
}

/** What is on show has no axe violation and is not wider than the window. */
export async function expectWhole(page: Page, stop: string): Promise<void> {
  // Colours that are on their way are no violation.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${stop} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([stop, overflow]).toEqual([stop, 0]);
}
