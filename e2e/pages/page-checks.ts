import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { changeSkin } from './choices';

type Skin = 'light' | 'dark';
export type Look = readonly [skin: Skin, width: 1280 | 360];

/** Looks in which journeys run: desktop and phone, each in a skin of its own. */
export const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

/** Applies a look to all pages from the next one on. */
export async function applyLook(page: Page, [skin, width]: Look): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('praxis.skin', chosen), skin);
  await page.setViewportSize({ width, height: 900 });
}

/** Waits until all animations have finished, except infinite ones and those driven by scrolling. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getAnimations().every(
        ({ timeline, playState, effect }) =>
          // Scroll-driven animations, such as the fading edges of tabs, never finish.
          timeline !== document.timeline ||
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
    undefined,
    { polling: 50, timeout: 10_000 },
  );
}

/** Expects no axe violation and no horizontal overflow. */
export async function expectNoIssues(page: Page, stop: string): Promise<void> {
  // Colors in transition could be reported as violations.
  await waitForAnimations(page);
  expect([stop, ...(await violationsIn(page))]).toEqual([stop]);
  expect([stop, await overflowOf(page)]).toEqual([stop, 0]);
}

/** Horizontal overflow of the page, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Checks both skins and returns to the current one. */
export async function expectNoIssuesInBothSkins(page: Page, stop: string): Promise<void> {
  await expectNoIssues(page, stop);
  await changeSkin(page);
  await expectNoIssues(page, `${stop}, in the other skin`);
  await changeSkin(page);
}
