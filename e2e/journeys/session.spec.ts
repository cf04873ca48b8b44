import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { expect, test } from '../fixtures';
import { clickAccount, expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { buildProbe, withProbe } from '../with-probe';

type Stored = { accessToken: string; refreshToken: string };

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('praxis.session') ?? 'null') as Stored);

/** Remaining lifetime of the access token, in milliseconds. */
const tokenLifetime = (page: Page) =>
  page.evaluate(() => {
    const { refreshToken } = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}') as Stored;
    const payload = refreshToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { exp: number }).exp * 1000 - Date.now();
  });

const corruptTokens = (page: Page, tokens: (keyof Stored)[]) =>
  page.evaluate((names) => {
    const session = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}');
    for (const name of names) session[name] = `${session[name].slice(0, -4)}AAAA`;
    sessionStorage.setItem('praxis.session', JSON.stringify(session));
  }, tokens);

test(
  'a reload keeps the session; another tab has its own',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await signInAs(page, 'doctor');
    await expectLanding(page, 'doctor');
    await page.reload();
    await expectLanding(page, 'doctor');
    const other = await context.newPage();
    await signInAs(other, 'patient');
    await expectLanding(other, 'patient');
    await page.reload();
    await expectLanding(page, 'doctor');
  },
);

test(
  '"Keep me signed in" applies to a new tab, and signing out signs out all tabs',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('doctor@praxis.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('doctor-sample-account');
    await page.getByLabel('Keep me signed in').check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectLanding(page, 'doctor');
    const other = await context.newPage();
    await other.goto('/');
    await expectLanding(other, 'doctor');
    await other.getByRole('button', { name: /^Account:/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
  },
);

test('ten parallel requests with an expired access token refresh it once', async ({ page }) => {
  const directory = await buildProbe('session');
  const probe = await serveRemote({ directory });
  const product = await serveProduct({
    replace: withProbe(probe.url),
  });
  try {
    // Each refresh rewrites the session, so the writes are counted.
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'praxis.session')
          document.documentElement.dataset['writes'] = String(
            Number(document.documentElement.dataset['writes'] ?? 0) + 1,
          );
        setItem.call(this, key, value);
      };
    });
    await signInAs(page, 'doctor', `${product.url}/probe`);
    await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
    await corruptTokens(page, ['accessToken']);
    const before = await readSession(page);
    await page.reload();
    await expect(page.getByText('10 answered, 0 refused')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-writes', '1');
    const after = await readSession(page);
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.refreshToken).not.toBe(before.refreshToken);
  } finally {
    await product.close();
    await probe.close();
  }
});

test('a tampered token leads to sign-in, and then back to the page', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/patients');
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await corruptTokens(page, ['accessToken', 'refreshToken']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
  await clickAccount(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
});

test('an expired token leads to sign-in', { tag: '@smoke' }, async ({ page }) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
});

test('eight idle minutes show a warning, and ten end the session', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  // A pending request would count as eight minutes late.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('08:05');
  const dialog = page.getByRole('alertdialog', { name: 'Still there?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('08:05');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('02:05');
  await expect(page.getByText('You were signed out after ten minutes')).toBeVisible();
});

test('an hour of activity never leads to sign-in', { tag: '@smoke' }, async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const first = await readSession(page);
  for (let minutes = 0; minutes < 60; minutes += 2) {
    await page.clock.fastForward('02:00');
    await page.keyboard.press('Shift');
    // Tokens that expire within two minutes are refreshed early.
    await expect.poll(() => tokenLifetime(page)).toBeGreaterThan(2.5 * 60_000);
  }
  expect((await readSession(page)).refreshToken).not.toBe(first.refreshToken);
  await page.locator('a[href="/doctor/patients"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('after fifteen idle minutes, a user who signs in again gets unsaved input back', async ({
  page,
}) => {
  await page.clock.install();
  await signInAs(page, 'doctor', '/doctor/plans/new');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Evening surgery');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('15:00');
  await expect(page.getByText('You were signed out after ten minutes')).toBeVisible();
  // In the meantime it is hidden and inert.
  const isInReach = await name.evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  });
  expect(isInReach).toBe(false);
  expect(await readSession(page)).toBeNull();
  await clickAccount(page, 'doctor');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeHidden();
  await expect(name).toHaveValue('Evening surgery');
  await expect(page).toHaveURL((url) => url.pathname === '/doctor/plans/new');
  await name.fill('Evening surgery 2');

  // Another user finds nothing of it.
  await page.clock.fastForward('15:00');
  await clickAccount(page, 'patient');
  await expectLanding(page, 'patient');
  await expect(page.getByText('Evening surgery')).toHaveCount(0);
});

test('a tab opened by a link keeps the user; two roles stay separate', async ({
  page,
  context,
}) => {
  const patient = await context.newPage();
  await signInAs(patient, 'patient');
  await expectLanding(patient, 'patient');
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[href="/doctor/patients"]').click({ modifiers: ['Control'] }),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await patient.reload();
  await expectLanding(patient, 'patient');

  // A typed URL belongs to neither session.
  const typed = await context.newPage();
  await typed.goto('/doctor/plans');
  await expect(typed.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();

  // The doctor's two tabs share a session.
  await opened.getByRole('button', { name: /^Account:/ }).click();
  await opened.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
  await patient.reload();
  await expectLanding(patient, 'patient');
});
