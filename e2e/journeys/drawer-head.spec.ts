import { expect, test } from '../fixtures';
import { boxesOf, boxOf } from '../pages/boxes';
import { startAsDoctor } from '../pages/doctor';
import { waitForAnimations } from '../pages/page-checks';

test('on a phone, a record’s status is below a name that needs the full width', async ({
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
  const [head, cross] = await boxesOf(name, close);
  expect(head.width).toBeGreaterThan(240);
  expect(head.x + head.width).toBeLessThanOrEqual(cross.x);
  expect(Math.abs(cross.y - head.y)).toBeLessThan(8);
});

test('with reduced motion, a drawer is in place from its first frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startAsDoctor(page, ['light', 360], '/doctor/appointments');
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const title = document.querySelector('dialog[open] h2');
          if (!title) return;
          observer.disconnect();
          resolve(title.getBoundingClientRect().left);
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
      }),
  );
  await page.getByRole('table').getByRole('link').first().click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  await waitForAnimations(page);
  expect(await first).toBe((await boxOf(title)).x);
});
