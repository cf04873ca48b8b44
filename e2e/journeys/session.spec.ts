import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { buildRemote } from '../build-remote';
import { expect, test } from '../fixtures';
import { clickAccount, expectLanding, signInAs } from '../pages/sign-in';

type Stored = { accessToken: string; refreshToken: string };

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('praxis.session') ?? 'null') as Stored);

const spoil = (page: Page, tokens: (keyof Stored)[]) =>
  page.evaluate((names) => {
    const session = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}');
    for (const name of names) session[name] = `${session[name].slice(0, -4)}AAAA`;
    sessionStorage.setItem('praxis.session', JSON.stringify(session));
  }, tokens);

test('a reload keeps the session; another tab has one of its own', async ({ page, context }) => {
  await signInAs(page, 'doctor');
  await expectLanding(page, 'doctor');
  await page.reload();
  await expectLanding(page, 'doctor');
  const other = await context.newPage();
  await signInAs(other, 'patient');
  await expectLanding(other, 'patient');
  await page.reload();
  await expectLanding(page, 'doctor');
});

test('"Keep me signed in" reaches a new tab, and signing out reaches every tab', async ({
  page,
  context,
}) => {
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
});

test('ten requests in flight with an old access token refresh it once', async ({ page }) => {
  const directory = await buildRemote('e2e/remote-probe');
  const probe = await serveRemote({ directory });
  const product = await serveProduct({
    replace: {
      '/config.json': () => JSON.stringify({ backEnd: 'simulated', remoteOrigins: [probe.url] }),
      '/remotes.json': () =>
        JSON.stringify({
          probe: {
            manifest: `${probe.url}/remote.json`,
            realm: 'practice',
            roles: ['doctor'],
            areas: ['/probe'],
          },
        }),
    },
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

test('an expired token ends in sign-in', async ({ page }) => {
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
