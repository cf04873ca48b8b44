import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { chooseLanguage } from '../pages/choices';
import { visit } from '../pages/doctor';
import { wideText } from '../pages/reach';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { waitForAnimations } from '../pages/page-checks';

/** Lists whose columns don't fit into a small window with wide letter spacing. */
const lists: Partial<Record<Account, readonly string[]>> = {
  doctor: ['/doctor/plans', '/doctor/appointments?tab=all', '/doctor/messages?tab=all'],
  patient: ['/patient/subscribe', '/patient/appointments', '/patient/invoices?tab=all'],
  teamMember: ['/team-member/appointment-requests?tab=all'],
  demo: ['/apps/invoice/list'],
};

/** Overflow of the widest table beyond its container, which clips it, in pixels. */
const clippedBy = (page: Page): Promise<number> =>
  page
    .locator('main table')
    .evaluateAll((tables) =>
      Math.max(
        ...tables.map(
          (table) =>
            table.getBoundingClientRect().right -
            (table.parentElement?.getBoundingClientRect().right ?? 0),
        ),
      ),
    );

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Applies wide letter spacing from the next page on, and records layout shifts of tables. */
const widenLetters = (page: Page) =>
  page.addInitScript((css) => {
    let moved = 0;
    const isOfTable = ({ node }: { node: Node | null }) =>
      node instanceof Element && Boolean(node.closest('table') ?? node.querySelector('table'));
    new PerformanceObserver((entries) => {
      for (const { sources, value } of entries.getEntries() as Shift[])
        if (sources.some(isOfTable)) moved += value;
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    });
  }, wideText);

for (const [account, addresses] of Object.entries(lists) as [Account, readonly string[]][])
  test(`with wide letter spacing in a window of 640 px, no list of ${account} is clipped`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await widenLetters(page);
    await signInAs(page, account);
    await expectLanding(page, account);
    for (const address of addresses) {
      await visit(page, address);
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      for (const language of ['de', 'en'] as const) {
        await chooseLanguage(page, language);
        await expectLoaded(page);
        // Rows that no longer fit become cards once the table has been measured again.
        await expect
          .poll(() => clippedBy(page), { message: `${address}, ${language}` })
          .toBeLessThanOrEqual(1);
      }
    }
  });

test('rows without room are cards from the start, without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await widenLetters(page);
  await signInAs(page, 'doctor', '/doctor/appointments?tab=all');
  await visit(page, '/doctor/appointments?tab=all');
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeVisible();
  await waitForAnimations(page);
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  expect(moved).toBeLessThan(0.01);
});

test('a row shown as a card keeps its text on hover', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await widenLetters(page);
  await signInAs(page, 'teamMember', '/team-member/appointment-requests');
  const card = page.locator('main [data-room="cards"] tbody tr').first();
  await card.hover();
  // The action exists but no card has room for it, so it covers nothing.
  await expect(card.locator('[data-primary-action]')).toBeAttached();
  await expect(card.locator('[data-covered]')).toHaveCount(0);
});

test('wide letter spacing on an open list turns its rows into cards, which are sorted in a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await signInAs(page, 'doctor', '/doctor/plans');
  await expectLoaded(page);
  const sortAndFilter = page.getByRole('button', { name: 'Filter and sort' });
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(sortAndFilter).toHaveCount(0);

  const letters = await page.addStyleTag({ content: wideText });
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeHidden();
  await expect.poll(() => clippedBy(page)).toBe(0);
  await sortAndFilter.click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByTitle('Sort Price ascending').click();
  await expect(page).toHaveURL(/sort=price/);
  await page.keyboard.press('Escape');

  // The window has enough room again.
  await letters.evaluate((style) => (style as HTMLStyleElement).remove());
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(sortAndFilter).toHaveCount(0);
});

test('a status that is longer than its line wraps within its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await widenLetters(page);
  await signInAs(page, 'patient', '/patient/appointments');
  await chooseLanguage(page, 'de');
  const status = page.getByRole('cell', { name: 'Neue Zeit vorgeschlagen' }).first();
  await expect(status).toBeVisible();
  await expect.poll(() => status.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});
