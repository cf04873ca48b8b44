import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLanding, signInAs } from '../pages/sign-in';

/** Loses the first requests for a file, as a connection does that drops for a moment. */
async function loseFirst(page: Page, file: string, count: number) {
  let lost = 0;
  await page.route(file, (route) =>
    lost++ < count ? route.abort('connectionreset') : route.continue(),
  );
  return () => lost;
}

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expectError(/Failed to load resource|ERR_|Praxis fault|was preloaded/);
});

// The entry, files that the page names, and files that the early script requests.
for (const file of ['essentials.*.css', 'main.*.js', 'react.*.js', 'texts-en.*.js', 'network.*.js'])
  test(`a page that loses ${file} once requests it again`, async ({ page }) => {
    await signInAs(page, 'doctor');
    const requests = await loseFirst(page, `**/assets/${file}`, 1);
    await page.reload();
    await expectLanding(page, 'doctor');
    expect(requests()).toBe(2);
    const menu = await page.getByRole('navigation').first().boundingBox();
    expect(menu?.width).toBeGreaterThan(200);
  });

for (const file of ['main.*.js', 'texts-de.*.js'])
  test(`a page that can’t load ${file} says so, and its link loads it`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('praxis.language', 'de'));
    await page.route(`**/assets/${file}`, (route) => route.abort('connectionreset'));
    await page.goto('/');
    const title = page.getByText('Praxis kann nicht starten');
    await expect(title).toBeVisible();
    await expect(page.getByText('Praxis can’t start')).toBeHidden();
    await page.unroute(`**/assets/${file}`);
    await page.getByRole('link', { name: 'Neu laden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(title).toHaveCount(0);
  });
