import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { changeSkin } from './choices';

type Skin = 'light' | 'dark';
export type Look = readonly [skin: Skin, width: 1280 | 360];

/** Where a journey is shown: at a desk and on a phone, each in a skin of its own. */
export const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

/** Shows the product in a look from the next page on. */
export async function wear(page: Page, [skin, width]: Look): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('praxis.skin', chosen), skin);
  await page.setViewportSize({ width, height: 900 });
}

/** Waits until nothing on the page is moving; what moves without end, or with the hand, does not count. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getAnimations().every(
        ({ timeline, playState, effect }) =>
          // What follows the hand, as the fading of tabs does their scrolling, is never finished.
          timeline !== document.timeline ||
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
    undefined,
    { polling: 50, timeout: 10_000 },
  );
}

/** What is on show has no axe violation and is not wider than the window. */
export async function expectWhole(page: Page, stop: string): Promise<void> {
  // Colors that are on their way are no violation.
  await untilStill(page);
  expect([stop, ...(await violationsIn(page))]).toEqual([stop]);
  expect([stop, await overflowOf(page)]).toEqual([stop, 0]);
}

/** By how many pixels what is on show is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same of both skins: the other one is put on and off again where the journey stands. */
export async function expectWholeInBothSkins(page: Page, stop: string): Promise<void> {
  await expectWhole(page, stop);
  await changeSkin(page);
  await expectWhole(page, `${stop}, in the other skin`);
  await changeSkin(page);
}
