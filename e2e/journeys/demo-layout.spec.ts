import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxesOf, boxOf } from '../pages/boxes';
import { expectSingleLineRows } from '../pages/rows';
import { expectLoaded, signInAs } from '../pages/sign-in';

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
  await signInAs(page, 'demo', address);
  await expectLoaded(page);
}

test('names are at the same height in all rows, next to pictures and to initials', async ({
  page,
}) => {
  await open(page, '/apps/user/list', 1280);
  const rows = page.locator('main tbody tr');
  await expect(rows.locator('img').first()).toBeVisible();
  await expect(rows.filter({ hasText: 'AB' }).first()).toBeVisible();
  const offsets = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const email = [...row.querySelectorAll('span')].findLast((one) =>
          one.textContent.includes('@'),
        );
        const top = email?.getBoundingClientRect().top ?? NaN;
        return Math.round(top - row.getBoundingClientRect().top);
      }),
    );
  await expect(rows).toHaveCount(10);
  await expect.poll(async () => new Set(await offsets()).size).toBe(1);
});

test('the head of a table without a toolbar leaves the corners of its card round', async ({
  page,
}) => {
  await open(page, '/apps/ecommerce/order/list', 1280);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table).toBeVisible();
  const { x, y, width } = await boxOf(table);
  const inTable = (left: number) =>
    page.evaluate(
      ({ at, top }) => document.elementFromPoint(at, top)?.closest('table') instanceof Element,
      { at: left, top: y + 1 },
    );
  expect(await inTable(x + width / 2)).toBe(true);
  expect([await inTable(x + 1), await inTable(x + width - 2)]).toEqual([false, false]);
});

test('rows of sample people are 52 px high', async ({ page }) => {
  await open(page, '/datatables/basic', 1280);
  await expect(page.getByText('amara.nwosu@northlight.example')).toBeVisible();
  await expectSingleLineRows(page, 'sample people');
});

test('the four figures of the shop fill their card on a tablet and a desktop', async ({ page }) => {
  await open(page, '/', 1280);
  for (const [width, columns] of [
    [1280, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const figures = page.getByRole('group', {
      name: /^(Subscribers gained|Revenue generated|Quarterly sales|Orders received)$/,
    });
    await expect(figures).toHaveCount(4);
    const lefts = () =>
      figures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    await expect
      .poll(async () => new Set(await lefts()).size, { message: `${width} px` })
      .toBe(columns);
  }
});

test('filters of questions and posts are one row on a phone', async ({ page }) => {
  await open(page, '/pages/faq', 360);
  const [first, last] = await boxesOf(
    page.getByRole('link', { name: /^Payment/ }),
    page.getByRole('link', { name: /^Products and services/ }),
  );
  expect(last.y).toBe(first.y);
  await page.goto('/pages/blog/list');
  await expectLoaded(page);
  const [all, video] = await boxesOf(
    page.locator('label', { hasText: 'All posts' }),
    page.locator('label', { hasText: 'Video' }),
  );
  expect(video.y).toBe(all.y);
});
