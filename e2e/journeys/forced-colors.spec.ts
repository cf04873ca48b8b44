import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

const styleOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(one);
    return { fill: backgroundColor, ring: `${outlineWidth} ${outlineStyle}` };
  });

test('in forced colors, active states and the focus are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const menu = page.locator('aside nav');
  await menu.getByRole('link', { name: /^Patients/ }).click();
  await expectLoaded(page);

  const current = await styleOf(menu.locator('a[aria-current]'));
  expect(current.fill).not.toBe((await styleOf(menu.getByRole('link', { name: 'Plans' }))).fill);
  const tabs = page.locator('main nav').first();
  const active = await styleOf(tabs.locator('a[aria-current]'));
  expect(active.fill).not.toBe((await styleOf(tabs.getByRole('link', { name: /^Active/ }))).fill);

  const search = page.getByRole('searchbox', { name: 'Search patients' });
  await search.focus();
  expect((await styleOf(search)).ring).toBe('2px solid');
  const box = page.getByRole('checkbox').nth(1);
  const before = await styleOf(box);
  await box.check();
  await expect.poll(async () => (await styleOf(box)).fill).not.toBe(before.fill);
});

test('in forced colors, the skin matches the system’s background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
});

test('in forced colors, the figure in a ring is readable', async ({ page }) => {
  await openKit(page, '/components/progress');
  const ring = page.getByRole('progressbar').locator('svg');
  await expect(ring).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('in forced colors, a legend distinguishes its colors', async ({ page }) => {
  await openKit(page, '/charts/stacked-chart');
  const entries = page.getByRole('listitem').filter({ hasText: /^(In person|Video|Phone call)/ });
  await expect(entries).toHaveCount(3);
  const fills = await entries
    .locator('span')
    .evaluateAll((marks) => marks.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(fills).size).toBe(3);
});

test('in forced colors, a dialog has a border', async ({ page }) => {
  await openKit(page, '/components/modal');
  await page.getByRole('button', { name: 'Share invoice' }).click();
  const panel = page.getByRole('dialog').locator('> *').first();
  await expect(panel).toHaveCSS('outline-style', 'solid');
});

test('in forced colors, fields show their selection and progress', async ({ page }) => {
  await openKit(page, '/forms/date-fields');
  const fillOf = async (element: string) => (await styleOf(page.locator(element).first())).fill;
  const ground = await fillOf('body');
  await page.getByLabel('Day', { exact: true }).click();
  await expect(page.locator('.ant-picker-cell-selected')).toBeVisible();
  expect(await fillOf('.ant-picker-cell-selected > div')).not.toBe(ground);

  await page.goto('/extensions/slider');
  await expect(page.getByRole('slider').first()).toBeVisible();
  const [rail, track] = [await fillOf('.ant-slider-rail'), await fillOf('.ant-slider-track')];
  expect(new Set([rail, track, ground]).size).toBe(3);

  await page.goto('/extensions/rate');
  const starOf = (which: string) => page.locator(`.ant-rate-star-${which} svg`).last();
  await expect(starOf('full')).toBeVisible();
  const paintOf = (which: string) => starOf(which).evaluate((one) => getComputedStyle(one).fill);
  expect(await paintOf('zero')).not.toBe(await paintOf('full'));
});

test('in forced colors, options without a native control show that they are selected', async ({
  page,
}) => {
  const fillOf = async (text: string) =>
    (await styleOf(page.locator('main label').filter({ hasText: text }).first())).fill;
  await openKit(page, '/forms/choice-fields');
  await page.getByRole('checkbox', { name: 'Billing' }).setChecked(true);
  expect(await fillOf('Billing')).not.toBe(await fillOf('Prescriptions'));

  await page.goto('/pages/blog/list');
  // The selection follows the URL, but `check` expects it immediately.
  await page.getByRole('radio', { name: 'Fashion' }).click();
  await expect.poll(async () => fillOf('Fashion')).not.toBe(await fillOf('Food'));
});

test('in forced colors, a switch that is off has a knob', async ({ page }) => {
  await openKit(page, '/forms/choice-fields');
  const reminders = page.getByRole('switch', { name: 'Reminders' });
  await reminders.setChecked(false);
  const fills = await reminders.evaluate((one) =>
    [one, '::before'].map(
      (part) => getComputedStyle(one, typeof part === 'string' ? part : null).backgroundColor,
    ),
  );
  expect(fills[0]).not.toBe(fills[1]);
});

test('in forced colors, a calendar marks today by its date and each calendar by its color', async ({
  page,
}) => {
  await openKit(page, '/apps/calendar?view=week');
  const today = page.locator('main [aria-current="date"]');
  await expect(today.and(page.getByRole('columnheader'))).toHaveCount(1);
  const ground = (await styleOf(page.locator('body'))).fill;
  const marked = await styleOf(today.and(page.getByRole('columnheader')));
  expect(marked.fill).not.toBe(ground);
  expect((await styleOf(today.and(page.getByRole('cell')).last())).fill).not.toBe(marked.fill);

  const boxes = page.getByRole('group', { name: 'Calendars' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  const fills = await boxes.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(fills).size).toBe(5);
  const event = page.getByRole('region', { name: 'Calendar' }).getByRole('link', {
    name: /Business/,
  });
  const frame = event.first().locator('xpath=../..');
  await expect(frame).toHaveCSS('border-left-color', fills[0] ?? '');
});

async function openKit(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'demo');
  await page.goto(address);
}
