import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, looks, applyLook } from '../pages/page-checks';

/** Lines of the table's exported file. */
async function exported(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
}

for (const look of looks)
  test(`a table of a hundred people is searched, paged and exported, and one of ten thousand too, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    const isPhone = look[1] === 360;
    await applyLook(page, look);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    await page.goto('/datatables/basic');
    await expectLoaded(page);
    const rows = page.getByRole('table', { name: 'People' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    const first = await rows.first().innerText();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.first()).not.toHaveText(first);
    await expectNoIssues(page, 'second page');
    // A phone has no room for the page size and for files.
    if (!isPhone) {
      await page.getByLabel('Rows per page').selectOption('25');
      await expect(rows).toHaveCount(25);
    }
    await page.getByRole('searchbox', { name: 'Search people' }).fill('amara');
    await expect(page).toHaveURL(/q=amara/);
    await expect(rows).toHaveCount(1);
    if (!isPhone) expect(await exported(page)).toHaveLength(2);

    await page.getByRole('link', { name: 'Advanced' }).click();
    await expect(page.getByText('10,000 of 10,000 people')).toBeVisible();
    await expectLoaded(page);
    if (!isPhone) {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Age' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('columnheader', { name: 'Age' })).toHaveCount(0);
    }
    await expectNoIssues(page, 'ten thousand');
    // The table scrolls itself and renders visible rows only.
    const body = page.locator('.ant-table-tbody-virtual-holder');
    await body.evaluate((holder) => holder.scrollTo({ top: 100_000 }));
    await expect.poll(() => body.evaluate((holder) => holder.scrollTop)).toBeGreaterThan(90_000);
    await expect(body.locator('.ant-table-row').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('amara');
    await expect(page.getByText('100 of 10,000 people')).toBeVisible();
    if (!isPhone) expect(await exported(page)).toHaveLength(101);
  });

test('the longest status fits into a large table', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('praxis.language', 'fr'));
  await page.setViewportSize({ width: 1800, height: 900 });
  await signInAs(page, 'demo', '/datatables/advanced');
  await expectLoaded(page);
  const status = page.getByRole('main').getByText('Démissionnaire', { exact: true }).first();
  const beyond = await status.evaluate((tag) => tag.scrollWidth - tag.clientWidth);
  expect(beyond).toBe(0);
});
