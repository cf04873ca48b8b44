import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxesOf, boxOf } from '../pages/boxes';
import { chooseLanguage } from '../pages/choices';
import { startAsDoctor, visit } from '../pages/doctor';
import { expectSingleLineRows } from '../pages/rows';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { waitForAnimations } from '../pages/page-checks';

/** Left edges of the first words of all matches. */
const leftOf = (page: Page, selector: string) =>
  page
    .locator(`main ${selector}`)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });

test('rows are 52 px high and aligned with the search above them', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/patients?tab=all');
  for (const address of [
    '/doctor/patients?tab=all',
    '/doctor/appointments?tab=all',
    '/doctor/plans',
    '/doctor/team?tab=all',
    '/doctor/payments',
  ]) {
    await visit(page, address);
    const rows = page.locator('main tbody tr');
    await expectSingleLineRows(page, address);
    const [search, first] = await boxesOf(
      page.getByRole('main').getByRole('searchbox').locator('..'),
      rows.first().locator('> *').first().locator('> *').first(),
    );
    expect([address, Math.round(first.x)]).toEqual([address, Math.round(search.x)]);
  }
});

test('appointments are 52 px high on a tablet in portrait mode, also in German', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/appointments?tab=all');
  await page.setViewportSize({ width: 820, height: 1180 });
  await chooseLanguage(page, 'de');
  await expectLoaded(page);
  await expectSingleLineRows(page, 'appointments');
});

for (const width of [768, 820, 1024])
  test(`doctors in the search are 52 px high at ${width} px`, async ({ page }) => {
    await signInAs(page, 'patient', '/patient/subscribe');
    await page.setViewportSize({ width, height: 1180 });
    for (const language of ['en', 'de'] as const) {
      await chooseLanguage(page, language);
      await expectLoaded(page);
      await expectSingleLineRows(page, language);
    }
  });

test('a plan’s preview is next to its form in a wide window, and account actions are set apart', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/plans/new');
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [fields, preview] = await boxesOf(
    page.locator('main form section').first(),
    page.getByRole('complementary', { name: 'Preview' }),
  );
  expect(preview.x - fields.x - fields.width).toBeLessThanOrEqual(32);
  await visit(page, '/doctor/profile?tab=payout');
  const [facts, change] = await boxesOf(
    page.locator('main dl'),
    page.getByRole('button', { name: 'Change bank account' }),
  );
  expect(change.y - facts.y - facts.height).toBeGreaterThanOrEqual(16);
});

test('appointment requests are 52 px high, also in German, and Claim covers no time', async ({
  page,
}) => {
  await signInAs(page, 'teamMember', '/team-member/appointment-requests');
  await expectLoaded(page);
  await chooseLanguage(page, 'de');
  const rows = page.locator('main tbody tr');
  await expectSingleLineRows(page, 'appointment requests');
  const row = rows.filter({ has: page.getByText('–', { exact: true }) }).first();
  await row.hover();
  const [claim, time] = await boxesOf(
    row.getByRole('button', { name: /^Übernehmen/ }),
    row.locator('time').last(),
  );
  expect(time.x + time.width).toBeLessThanOrEqual(claim.x);
});

for (const width of [1280, 700, 360] as const)
  test(`a card's title is aligned with its rows at ${width} px`, async ({ page }) => {
    await startAsDoctor(page, ['light', 1280], '/doctor/profile?tab=visitTypes');
    await page.setViewportSize({ width, height: 900 });
    const types = 'section:has(> header h2)';
    const lefts = () =>
      Promise.all([leftOf(page, `${types} h2`), leftOf(page, `${types} tbody th`)]);
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
  });

test('the lines of a small row are aligned on a phone, also with the text above', async ({
  page,
}) => {
  await startAsDoctor(page, ['light', 360], '/doctor/payments?tab=payouts');
  await page.locator('main a[href*="/doctor/payments/"]').first().click();
  const drawer = page.getByRole('dialog');
  const lines = drawer.getByRole('table').locator('tbody tr').first().locator('> td');
  await expect(lines.first()).toBeVisible();
  // The drawer slides in.
  await waitForAnimations(page);
  const { x, width } = await boxOf(drawer.locator('dl').first());
  const sides = await lines.evaluateAll((all) =>
    all.map((line) => {
      const { left, right } = line.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(line);
      return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].join(' to ');
    }),
  );
  expect([...new Set(sides)]).toEqual([`${x} to ${x + width}`]);
});

test('a form on a page of its own has fields as wide as its button', async ({ page }) => {
  await page.goto('/sign-up');
  const button = page.locator('main').getByRole('button', { name: 'Continue' });
  const field = page.getByLabel('Email');
  const [own, beside] = await boxesOf(field, button);
  expect(own.width).toBe(beside.width);
});

test('the bullet of a two-line error is on the first line', async ({ page }) => {
  await signInAs(page, 'demo', '/pages/account-settings/password');
  await expectLoaded(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'de');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  const fault = page.locator('main form li').first();
  await expect(fault).toBeVisible();
  const { height, baseline } = await fault.evaluate((item) => {
    // An empty element is on the baseline of the bullet's line.
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    item.prepend(mark);
    const { top, height } = item.getBoundingClientRect();
    return { height, baseline: mark.getBoundingClientRect().bottom - top };
  });
  expect(height).toBeGreaterThan(40);
  expect(baseline).toBeLessThan(24);
});

for (const way of ['its address', 'the menu'] as const)
  test(`a list's period filter has the same width when opened by ${way}`, async ({ page }) => {
    const address = '/doctor/payments';
    await startAsDoctor(page, ['light', 1280], way === 'the menu' ? '/doctor/dashboard' : address);
    if (way === 'the menu') await page.locator(`nav a[href="${address}"]`).click();
    // Both days together: the date picker may have replaced its placeholder.
    const days = page
      .getByRole('main')
      .locator(':has(> * input[placeholder="From"]):has(> * input[placeholder="To"])');
    await expect.poll(async () => (await days.last().boundingBox())?.width).toBe(260);
  });

test('the error of a period moves no control of its list', async ({ page }) => {
  await startAsDoctor(page, ['light', 1280], '/doctor/payments');
  const main = page.getByRole('main');
  const period = main.getByRole('textbox', { name: 'Period', exact: true });
  // With the focus, the field is the date picker, which has other paddings.
  await period.focus();
  const tops = async () => {
    const boxes = await boxesOf(
      main.getByRole('searchbox'),
      main.getByRole('button', { name: 'Status' }),
      period,
      main.getByRole('button', { name: 'Export CSV' }),
    );
    return boxes.map(({ y }) => Math.round(y));
  };
  await expect(main.locator('.ant-picker')).toBeVisible();
  const before = await tops();
  await period.fill('soon');
  await main.getByRole('searchbox').focus();
  await expect(main.getByText(/Enter a start date like/)).toBeVisible();
  expect(await tops()).toEqual(before);
});

test('a plan’s price and interval are on one line', async ({ page }) => {
  await signInAs(page, 'demo', '/pages/pricing');
  await expectLoaded(page);
  const prices = page.getByRole('main').getByText('per month', { exact: true }).locator('..');
  await expect(prices).toHaveCount(3);
  const apart = await prices.evaluateAll((all) =>
    all.map((price) => {
      const [amount = 0, period = 0] = Array.from(price.children, (child) => {
        // An empty box is on the baseline of the surrounding text.
        const mark = child.appendChild(document.createElement('span'));
        mark.style.display = 'inline-block';
        return mark.getBoundingClientRect().bottom;
      });
      return Math.abs(amount - period);
    }),
  );
  for (const distance of apart) expect(distance).toBeLessThanOrEqual(1);
});

test('the dash between two office hours is centered between their fields', async ({ page }) => {
  await startAsDoctor(page, ['light', 360], '/doctor/profile?tab=availability');
  const from = page.getByLabel(/, start$/).first();
  const dash = page.getByText('–', { exact: true }).first();
  await expect(from).toBeVisible();
  const [field, sign] = await boxesOf(from, dash);
  const middle = ({ y, height }: typeof field) => y + height / 2;
  expect(Math.abs(middle(sign) - middle(field))).toBeLessThanOrEqual(1);
});
