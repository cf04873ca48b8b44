import { expect, test } from '../fixtures';
import { signInAs } from '../pages/sign-in';

test('lists of fields open beside them where somebody wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'demo', '/forms/select-field');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByTitle('Central Time (Chicago)')).toBeInViewport();
  await page.goto('/extensions/color');
  await page.getByRole('button', { name: 'Pick a color' }).click();
  await expect(page.getByText('Chart colors')).toBeInViewport();
});
