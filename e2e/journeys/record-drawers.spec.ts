import { expect, test } from '../fixtures';
import { startAsDoctor } from '../pages/doctor';

test('a record closes to the list that it was opened from, and Back does not open it again', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/messages');
  await page.getByRole('link', { name: /^Patients/ }).click();
  await page.getByRole('link', { name: /^Active/ }).click();
  const list = page.url();
  await page.getByRole('main').locator('tbody a').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: /^Invoices/ }).click();
  await expect(page).toHaveURL(/section=invoices/);

  await page.reload();
  await expect(drawer.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctor\/patients$/);
  await expect(drawer).toBeHidden();
});

test('a record that a link led to gives its place to the list', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=active');
  const record = await page.getByRole('main').locator('tbody a').first().getAttribute('href');
  await page.goto('/doctor/messages');
  await page.goto(String(record));
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/doctor\/patients\?tab=active$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctor\/messages/);
});
