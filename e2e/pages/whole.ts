import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type AxeCore = typeof axe;

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

/**
 * What axe finds at fault in the page, or in a part of it. It runs in the page itself: going
 * through a page of its own, for the frames that the product does not have, takes five times as long.
 */
export async function violationsIn(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: AxeCore };
    const { violations } = await checker.run(selector ?? document, {
      resultTypes: ['violations'],
      // Whoever speaks to the product says what is seen on a control (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, part);
}

/** Waits until nothing on the page is moving. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What follows the hand, as the fading of tabs does their scrolling, is never finished.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
}

/** What is on show has no axe violation and is not wider than the window. */
export async function expectWhole(page: Page, stop: string): Promise<void> {
  // Colours that are on their way are no violation.
  await untilStill(page);
  expect([stop, ...(await violationsIn(page))]).toEqual([stop]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([stop, overflow]).toEqual([stop, 0]);
}
