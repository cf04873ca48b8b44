import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chooseLanguage, languages } from '../pages/choices';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

/**
 * Expects all charts to be drawn: the visible ones first, the others one at a time without
 * scrolling.
 */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('main [data-drawn="true"] svg').first()).toBeAttached();
  await expect(page.locator('main [data-drawn="false"]')).toHaveCount(0);
}

for (const look of looks)
  test(`shows both dashboards, in ${look.join(' at ')} px`, async ({ page }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    // Content further down loads when it is nearly visible.
    await page.mouse.wheel(0, 900);
    await page.getByRole('heading', { name: 'Meetup', exact: true }).scrollIntoViewIfNeeded();
    await expectLoaded(page);
    await expectDrawn(page);
    await expectNoIssues(page, 'e-commerce');

    await page.goto('/dashboard/analytics');
    await expectLoaded(page);
    await expectDrawn(page);
    await expectNoIssues(page, 'analytics');
    const line = page.getByRole('img', { name: 'Average sessions' }).locator('path[stroke]').last();
    const before = await line.evaluate((path) => getComputedStyle(path).stroke);
    await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click();
    await expect
      .poll(() => line.evaluate((path) => getComputedStyle(path).stroke))
      .not.toBe(before);
    await expectNoIssues(page, 'analytics in the other skin');
  });

for (const language of languages)
  test(`each figure of the shop and its change are on one line, in ${language}`, async ({
    page,
  }) => {
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    await chooseLanguage(page, language);
    await expectLoaded(page);
    const lines = page.locator('main [data-horizontal="true"] [role="group"] > p');
    await expect(lines).toHaveCount(4);
    const heights = () => lines.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
  });
