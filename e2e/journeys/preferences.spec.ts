import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { overflowOf } from '../pages/page-checks';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

test('skin, menu and language survive a reload', async ({ page }) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  // Immediately, without a reload: the shell, the role app, and the document.
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expect(page.getByText('Zu erledigen')).toBeVisible();
  await expect(page).toHaveTitle('Übersicht · Praxis');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Menü ausklappen' })).toBeVisible();
});

test('the collapsed menu names each page, including those with a badge', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('praxis.menuCollapsed', 'true'));
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /^Patients \d+ waiting$/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Plans', exact: true })).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeLessThan(80);
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a page is printed without the frame around it, in light colors', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('praxis.skin', 'dark'));
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await expectLoaded(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 24, 40)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Simulation panel' })).toBeHidden();
});

test('a list is printed with its filters and without its controls', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/appointments?state=booked');
  await expectLoaded(page);
  const list = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('rowheader').first()).toBeVisible();
  await expect(list.getByRole('button', { name: 'Status Booked' })).toBeVisible();
  await expect(list.getByText(/^1–10 of \d+$/)).toBeVisible();
  await expect(list.getByRole('searchbox')).toBeHidden();
  await expect(list.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await expect(list.getByRole('button', { name: /^Actions for/ }).first()).toBeHidden();
  await expect(list.getByRole('button', { name: 'Next page' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeHidden();
});

test('payouts are printed with their totals and without the payout button', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/payments?tab=payouts');
  await expectLoaded(page);
  const ask = page.getByRole('button', { name: 'Request payout' });
  await expect(ask).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Available balance')).toBeVisible();
  await expect(ask).toBeHidden();
});

test('form values are printed without the buttons that save or change them', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/profile');
  await expectLoaded(page);
  const main = page.getByRole('main');
  const name = main.getByLabel('Full name');
  await expect(main.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  for (const button of await main.getByRole('button').all()) await expect(button).toBeHidden();
  // The bar with the buttons would cover printed content.
  await expect(main.locator('div:has(> [type="submit"])').first()).toBeHidden();
  await expect(main.locator('input[type="password"]').first()).toBeHidden();
  // The width of A4: there is not enough room for all tabs.
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(main.getByText('Audit log', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('figures within buttons are printed', async ({ page }) => {
  await signInAs(page, 'demo', '/pages/blog/detail');
  await expectLoaded(page);
  const saved = page.getByRole('main').getByRole('button', { name: /saved/i });
  await expect(saved).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeHidden();
});

test('examples of the kit are printed, including their buttons', async ({ page }) => {
  await signInAs(page, 'demo', '/components');
  await expectLoaded(page);
  const shown = page.getByRole('main').locator('[inert] button').first();
  await expect(shown).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
});

test('an overlay is printed completely, without the page below it', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/payments?tab=payouts');
  await expectLoaded(page);
  await page.getByRole('table').getByRole('link').last().click();
  const items = page.getByRole('table', { name: 'Payout items' });
  await expect(items).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  expect(await heightOf(page.getByRole('dialog'))).toBeGreaterThan(await heightOf(items));
});

test('the selected skin is applied from the first paint', async ({ page, consoleErrors }) => {
  consoleErrors.expectError(/ERR_FAILED/);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  // Without scripts, the page stays as first painted.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(11, 18, 32)');
});

test('local storage contains no personal data', async ({ page }) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  // The versions of the cached files are stored once the app is usable.
  const cachedVersions = () => page.evaluate(() => localStorage.getItem('praxis.kept'));
  await expect.poll(cachedVersions).toMatch(/^\/assets\/[\w.]+\.js simulation$/);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  const ofTheBrowser = ['kept', 'language', 'menuCollapsed', 'skin'].map(
    (name) => `praxis.${name}`,
  );
  expect(kept.filter((key) => !ofTheBrowser.includes(key))).toEqual([]);
});

for (const [device, width] of [
  ['a phone', 360],
  ['a tablet in portrait mode', 768],
] as const)
  test(`on ${device} the menu is a drawer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInAs(page, 'doctor');
    await expectLanding(page, 'doctor');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Patients/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => overflowOf(page)).toBe(0);
  });

test('a long menu scrolls to the current page, and the page starts at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'demo', '/access-control');
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current]')).toBeInViewport();
  expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expectLoaded(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [what, prepare] of [
  [
    'blocked',
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked"); } }); Object.defineProperty(window, "sessionStorage", { get() { throw new Error("blocked"); } });',
  ],
  [
    'full',
    'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
  ],
  [
    'full of garbage',
    'for (const key of ["praxis.skin", "praxis.language", "praxis.menuCollapsed", "praxis.session"]) { localStorage.setItem(key, "{\\u0000garbage"); sessionStorage.setItem(key, "[1,"); }',
  ],
] as const) {
  test(`with storage that is ${what} the product works with its defaults`, async ({ page }) => {
    await page.addInitScript(prepare);
    await signInAs(page, 'doctor');
    await expectLanding(page, 'doctor');
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
  });
}
