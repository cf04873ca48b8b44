import { expect, test } from '../fixtures';
import { startAsDoctor } from '../pages/doctor';

test('on a phone the status of a record stands under a name that needs the width', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 360], '/doctor/appointments');
  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  const name = drawer.getByRole('heading', { level: 2 });
  const close = drawer.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await name.evaluate((heading) => {
    heading.textContent = 'Maximiliane Wolkenstein-Trostburg, called Habsburg-Lothringen';
  });
  const [head, cross] = [await name.boundingBox(), await close.boundingBox()];
  expect(head?.width).toBeGreaterThan(240);
  expect((head?.x ?? 0) + (head?.width ?? 0)).toBeLessThanOrEqual(cross?.x ?? 0);
  expect(Math.abs((cross?.y ?? 0) - (head?.y ?? 0))).toBeLessThan(8);
});
