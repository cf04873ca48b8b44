import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { buildRemote } from '../build-remote';
import { expect, test } from '../fixtures';
import { clickAccount, expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { withProbe } from '../with-probe';

type Stored = { accessToken: string; refreshToken: string };

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('praxis.session') ?? 'null') as Stored);

/** For how long the session goes on by itself, in milliseconds. */
const lifeOf = (page: Page) =>
  page.evaluate(() => {
    const { refreshToken } = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}') as Stored;
    const payload = refreshToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { exp: number }).exp * 1000 - Date.now();
  });

const spoil = (page: Page, tokens: (keyof Stored)[]) =>
  page.evaluate((names) => {
    const session = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}');
    for (const name of names) session[name] = `${session[name].slice(0, -4)}AAAA`;
    sessionStorage.setItem('praxis.session', JSON.stringify(session));
  }, tokens);

test(
  'a reload keeps the session; another tab has one of its own',
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
  '"Keep me signed in" reaches a new tab, and signing out reaches every tab',
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

test('ten requests in flight with an old access token refresh it once', async ({ page }) => {
  const directory = await buildRemote('e2e/remote-probe');
  const probe = await serveRemote({ directory });
  const product = await serveProduct({
    replace: withProbe(probe.url),
  });
  try {
    // Each refresh writes the session anew: the writes are counted.
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
    await spoil(page, ['accessToken']);
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

test('a tampered token ends in sign-in, and then one is where one was', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/patients');
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await spoil(page, ['accessToken', 'refreshToken']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
  await clickAccount(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
});

test('an expired token ends in sign-in', { tag: '@smoke' }, async ({ page }) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
});

test('eight idle minutes bring a warning, and ten end the session', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  // A fetch under way would count as eight minutes late.
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

test('an hour of work never ends in sign-in', { tag: '@smoke' }, async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  const first = await readSession(page);
  for (let minutes = 0; minutes < 60; minutes += 2) {
    await page.clock.fastForward('02:00');
    await page.keyboard.press('Shift');
    // What is due within the next two minutes is renewed before they pass.
    await expect.poll(() => lifeOf(page)).toBeGreaterThan(2.5 * 60_000);
  }
  expect((await readSession(page)).refreshToken).not.toBe(first.refreshToken);
  await page.locator('a[href="/doctor/patients"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('after an idle quarter of an hour one signs in again, and what was typed is there', async ({
  page,
}) => {
  await page.clock.install();
  await signInAs(page, 'doctor', '/doctor/plans/new');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Evening surgery');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('15:00');
  await expect(page.getByText('You were signed out after ten minutes')).toBeVisible();
  // It is out of sight and out of reach meanwhile.
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

  // Somebody else finds nothing of it.
  await page.clock.fastForward('15:00');
  await clickAccount(page, 'patient');
  await expectLanding(page, 'patient');
  await expect(page.getByText('Evening surgery')).toHaveCount(0);
});

test('a tab that a link was opened in goes on as the same person; two roles stay two', async ({
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

  // An address that is typed has nothing to do with either.
  const typed = await context.newPage();
  await typed.goto('/doctor/plans');
  await expect(typed.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();

  // The two tabs of the doctor are one session.
  await opened.getByRole('button', { name: /^Account:/ }).click();
  await opened.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible();
  await patient.reload();
  await expectLanding(patient, 'patient');
});
