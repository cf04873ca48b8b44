import { expect, test } from '../fixtures';
import { accounts, type Account } from '../pages/accounts';
import { clickAccount, expectLanding, signInAs, signOut } from '../pages/sign-in';

for (const account of Object.keys(accounts) as Account[]) {
  test(
    `${account} signs in with one click, lands, and signs out`,
    { tag: '@smoke' },
    async ({ page }) => {
      await signInAs(page, account);
      await expectLanding(page, account);
      await signOut(page);
    },
  );
}

test(
  'email and password sign in; a wrong password is refused and keeps what was typed',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('doctor@praxis.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password at all');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Wrong email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('doctor@praxis.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('doctor-sample-account');
    await page.keyboard.press('Enter');
    await expectLanding(page, 'doctor');
  },
);

test('a role’s URL leads to sign-in, and then to the page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/doctor/patients?tab=active');
  await clickAccount(page, 'doctor');
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  await expect(page).toHaveURL(/\/doctor\/patients\?tab=active$/);
});

test('the URL of another role is refused', { tag: '@smoke' }, async ({ page }) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.goto('/doctor/dashboard');
  await expect(page).toHaveURL(/\/misc\/not-authorized$/);
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  await expect(page).toHaveTitle('No access · Praxis');
});

test(
  'the page for refused access exists for signed-out users too',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/misc/not-authorized');
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('the demo’s admin has no access to a practice', { tag: '@smoke' }, async ({ page }) => {
  await signInAs(page, 'demo');
  await expectLanding(page, 'demo');
  await page.goto('/admin/doctors');
  await expect(page).toHaveURL(/\/misc\/not-authorized$/);
});

for (const signedIn of [false, true]) {
  test(
    `an unknown URL shows the error page, signed ${signedIn ? 'in' : 'out'}`,
    { tag: '@smoke' },
    async ({ page }) => {
      if (signedIn) {
        await signInAs(page, 'admin');
        await expectLanding(page, 'admin');
      }
      await page.goto('/nowhere/at/all');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    },
  );
}

test(
  'after one user signs out, the next one starts at home without data of the first',
  { tag: '@smoke' },
  async ({ page }) => {
    await signInAs(page, 'doctor', '/doctor/patients');
    await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
    await signOut(page);
    await clickAccount(page, 'patient');
    await expectLanding(page, 'patient');
    await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  },
);

test(
  'a service worker of an older version is unregistered',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/sign-in');
    await context.route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.oninstall = () => {};' }),
    );
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/old-worker.js');
    });
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  },
);
