import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAsDoctor } from '../pages/doctor';

/** Number of printed sheets of the page. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1]);
}

test('an open record is printed alone: the list below it leaves no empty sheets', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=all&perPage=50');
  expect(await sheetsOf(page)).toBeGreaterThan(1);

  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Date of birth')).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(drawer.getByText('Date of birth')).toBeVisible();
  await expect(drawer.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeHidden();
});
