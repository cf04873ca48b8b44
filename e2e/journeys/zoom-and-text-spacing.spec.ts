import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { boxesOf } from '../pages/boxes';
import { findClippedTexts, findObscuredStops, recordMotion, wideText } from '../pages/reach';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { overflowOf } from '../pages/page-checks';

/** A list, a form, a wizard and a page of cards: pages of one kind share their components. */
const pages: readonly [Account, address: string, act: string][] = [
  ['doctor', '/doctor/patients', 'Filter and sort'],
  ['doctor', '/doctor/plans/new', 'Save draft'],
  ['patient', '/patient/subscriptions', 'Change plan'],
  ['admin', '/admin/audit', 'Filter and sort'],
  ['demo', '/apps/ecommerce/checkout', 'Next'],
];

for (const [account, address, act] of pages)
  test(`at 200 % and 400 % zoom, with wide text spacing and reduced motion, nothing of ${address} is lost`, async ({
    page,
  }) => {
    const moved = await recordMotion(page);
    // 1280 x 800 at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 400 });
    await signInAs(page, account, address);
    await expectLoaded(page);
    expect(await findObscuredStops(page, 25)).toEqual([]);
    await page.addStyleTag({ content: wideText });
    // Rows that no longer fit become cards once the table has been measured again.
    await expect.poll(() => findClippedTexts(page)).toEqual([]);
    // At 400 % zoom.
    await page.setViewportSize({ width: 320, height: 400 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    const button = page.getByRole('button', { name: act }).first();
    await button.focus();
    await expect(button).toBeInViewport();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await moved()).toEqual([]);
  });

test('at 400 % zoom, the head and buttons of a drawer scroll with its fields, which use the whole window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await signInAs(page, 'demo', '/apps/calendar/new');
  const drawer = page.getByRole('dialog', { name: 'New event' });
  const title = drawer.getByLabel('Title');
  await expect(title).toBeVisible();
  const room = await title.evaluate((field) => {
    const isScrolled = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowY);
    let place: Element | null = field.parentElement;
    while (place && !isScrolled(place)) place = place.parentElement;
    return place?.clientHeight;
  });
  expect(room).toBeGreaterThanOrEqual(220);
  await drawer.getByRole('button', { name: 'Add event' }).click();
  // Errors appear above the fields, wherever the button was.
  await expect(drawer.getByRole('alert').first()).toBeInViewport({ ratio: 1 });
});

/** Pages with buttons or a toolbar that stay in view in a taller window. */
const pagesWithActions: readonly [Account, address: string, act: string][] = [
  ['doctor', '/doctor/plans/new', 'Save draft'],
  ['demo', '/apps/ecommerce/checkout', 'Next'],
  ['demo', '/apps/email', 'Compose'],
];

for (const [account, address, act] of pagesWithActions)
  test(`at 400 % zoom of 1280 x 1024, no sticky bar covers ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signInAs(page, account, address);
    await expectLoaded(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
    expect(await heightOfStickyBars(page)).toBe(0);
    const button = page.getByRole('button', { name: act }).last();
    await button.focus();
    await expect(button).toBeInViewport({ ratio: 1 });
  });

test('the sticky bar of a public page covers none of it at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 512 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await heightOfStickyBars(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => heightOfStickyBars(page)).toBe(0);
});

test('at 400 % zoom, a status below the title of a drawer covers nothing of its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInAs(page, 'patient', '/patient/messages');
  await expectLoaded(page);
  const row = page.getByRole('row').filter({ hasText: 'Invoice for my insurance' });
  await row.getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: 'Invoice for my insurance' });
  const [status, doctor] = await boxesOf(
    drawer.getByText('Open', { exact: true }),
    drawer.getByText(/^Dr\. /).first(),
  );
  expect(status.y + status.height).toBeLessThanOrEqual(doctor.y);
});

/** Total height of the full-width bars that stay in view while the page scrolls, in pixels. */
const heightOfStickyBars = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 200 && bottom > 0 && top < innerHeight)
      .reduce((total, { height }) => total + height, 0),
  );
