import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAsDoctor, visit } from '../pages/doctor';

/** Where the first words of what fits begin. */
const leftOf = (page: Page, selector: string) =>
  page
    .locator(`main ${selector}`)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });

test('rows are 52 px high, and begin where the search above them does', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=all');
  for (const address of [
    '/doctor/patients?tab=all',
    '/doctor/appointments?tab=all',
    '/doctor/plans',
    '/doctor/team?tab=all',
    '/doctor/payments',
  ]) {
    await visit(page, address);
    const rows = page.locator('main tbody tr');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    // The last one has no line under it.
    expect([address, ...new Set(heights.slice(0, -1))]).toEqual([address, 52]);
    const search = await page.getByRole('main').getByRole('searchbox').locator('..').boundingBox();
    const first = await rows.first().locator('> *').first().locator('> *').first().boundingBox();
    expect([address, Math.round(first?.x ?? 0)]).toEqual([address, Math.round(search?.x ?? -1)]);
  }
});

for (const width of [1280, 700, 360] as const)
  test(`a card's title begins where its rows do, at ${width} px`, async ({ page }) => {
    await startAsDoctor(page, ['light', 1280], '/doctor/profile?tab=visitTypes');
    await page.setViewportSize({ width, height: 900 });
    const types = 'section:has(> header h2)';
    expect(await leftOf(page, `${types} h2`)).toBe(await leftOf(page, `${types} tbody th`));
  });
