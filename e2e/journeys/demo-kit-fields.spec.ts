import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxesOf } from '../pages/boxes';
import { signInAs } from '../pages/sign-in';

const widths = [1280, 360];

/** Expects an element to end within its container, once both have the new width of the window. */
async function expectWithin(outer: Locator, inner: Locator, width: number): Promise<void> {
  const overflow = async () => {
    const [around, within] = await boxesOf(outer, inner);
    return Math.max(0, Math.round(within.y + within.height - around.y - around.height));
  };
  await expect.poll(overflow, { message: `${width} px` }).toBe(0);
}

test('lists of fields open next to them with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'demo', '/forms/select-field');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByTitle('Central Time (Chicago)')).toBeInViewport();
  await page.goto('/extensions/color');
  await page.getByRole('button', { name: 'Pick a color' }).click();
  await expect(page.getByRole('button', { name: 'Chart colors' })).toBeInViewport();
});

test('selected values are inside of their field in wide and narrow windows', async ({ page }) => {
  await signInAs(page, 'demo', '/extensions/upload');
  const documents = page.getByRole('group', { name: 'Documents' });
  await documents.locator('input[type="file"]').setInputFiles(
    ['referral.pdf', 'results.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithin(documents, documents.getByRole('list'), width);
  }

  await page.goto('/extensions/transfer');
  const services = page.getByRole('group', { name: 'Services in this plan' });
  const box = services.locator('.ant-transfer-section').first();
  const last = box.getByRole('listitem').last();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await last.scrollIntoViewIfNeeded();
    await expectWithin(box, last, width);
  }
});
