import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { expectLoaded, signInAs } from '../pages/sign-in';

/** Emulates printing, with the page's own `beforeprint` handlers. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

test('a calendar is printed with all of its hours, which scroll on the screen', async ({
  page,
}) => {
  await signInAs(page, 'demo', '/apps/calendar?view=day&on=2026-03-02');
  await expectLoaded(page);
  const event = {
    title: 'Choir',
    start: '2026-03-02T20:00:00Z',
    end: '2026-03-02T21:00:00Z',
    allDay: false,
    extendedProps: { calendar: 'Business' },
  };
  await requestOk(page, { line: 'POST /apps/calendar/add-event', body: { event } });
  await page.reload();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('link', { name: 'Choir' })).toBeAttached();
  await print(page);
  await expect(calendar.getByText('11pm', { exact: true })).toBeVisible();
  const hidden = await calendar.evaluate((section) =>
    [section, ...section.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 300,
    ),
  );
  expect(hidden).toEqual([]);
  await expect(page.getByRole('group', { name: 'View' })).toBeHidden();
});

test('a mailbox is printed with the name of its folder, which is in a menu on narrow screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await signInAs(page, 'demo', '/apps/email');
  await expectLoaded(page);
  await print(page);
  const title = page.getByRole('heading', { level: 1, name: 'Inbox' });
  expect((await title.boundingBox())?.height).toBeGreaterThan(10);
  expect(await title.evaluate((heading) => getComputedStyle(heading).clipPath)).toBe('none');
});

test('posts of a profile are printed below each other, without page breaks inside', async ({
  page,
}) => {
  await signInAs(page, 'demo', '/pages/profile');
  await expectLoaded(page);
  await print(page);
  const posts = page.getByRole('region', { name: /^Dana Whitfield/ });
  await expect(posts.first()).toBeVisible();
  // Browsers ignore `break-inside: avoid` in grid rows.
  const cut = await posts.evaluateAll((all) =>
    all.filter((post) => {
      const { parentElement: list } = post;
      const inGrid = list !== null && getComputedStyle(list).display === 'grid';
      return inGrid || getComputedStyle(post).breakInside !== 'avoid';
    }),
  );
  expect(cut).toHaveLength(0);
});

test('plans are printed next to each other, without page breaks inside', async ({ page }) => {
  await signInAs(page, 'demo', '/pages/pricing');
  await expectLoaded(page);
  // Width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1046 });
  await print(page);
  const plans = page.getByRole('main').locator(':is(article, section, li)', {
    has: page.getByText('per month'),
  });
  const boxes = await plans.evaluateAll((all) => all.map((plan) => plan.getBoundingClientRect()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { bottom } of boxes) expect(bottom).toBeLessThan(1046);
});

/** Number of printed sheets of a page. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const file = await page.pdf({ format: 'A4', margin });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [path, sheets] of [
  ['/apps/calendar', 1],
  ['/apps/ecommerce/shop', 2],
] as const)
  test(`content next to ${path} on the screen takes no printed sheet`, async ({ page }) => {
    await signInAs(page, 'demo', path);
    await expectLoaded(page);
    expect(await sheetsOf(page)).toBe(sheets);
  });
