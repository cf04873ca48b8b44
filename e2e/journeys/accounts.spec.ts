import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { clickAccount, expectLanding, signOut } from '../pages/sign-in';
import { closePanel, codeFor, openPanel } from '../pages/simulation';

const password = 'seven violet lamps';

/** Sends an invitation through the API, like the doctor's page. */
const invite = (page: Page, email: string) =>
  page.evaluate(async (to) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('praxis.session') ?? '{}') as {
      accessToken: string;
    };
    const response = await fetch('/api/v1/doctor/team/invitations', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: to, roleId: 'nurse' }),
    });
    return response.status;
  }, email);

test('a patient finds a doctor, signs up for a plan with a code, and lands on the requested page', async ({
  page,
}) => {
  const email = 'nova@example.com';
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your own doctor');
  await page.getByRole('button', { name: 'Family medicine' }).click();
  await expect(page).toHaveURL(/\?speciality=familyMedicine$/);
  await page.getByRole('link', { name: 'Dr. Helen Marsh' }).click();
  await page
    .getByRole('link', { name: /^Choose plan/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/patient\/subscribe\//);
  const requestedUrl = new URL(page.url());

  await page.getByRole('link', { name: /Create an account/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await expect(page.getByText('10 more characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  // A reload continues at the same step; what is stored excludes the password and is per tab.
  await page.reload();
  await expect(page.getByText(`six-digit code to ${email}`)).toBeVisible();
  const stored = await page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    device: JSON.stringify({ ...localStorage }),
  }));
  expect(stored.tab).toContain(email);
  expect(stored.tab + stored.device + page.url()).not.toContain(password);
  expect(stored.device + page.url()).not.toContain(email);

  const code = await codeFor(page, email);
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Wrong code').last()).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');

  await page.getByLabel('Full name').fill('Nova Lindqvist');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('button', { name: 'Account: Nova Lindqvist' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === requestedUrl.pathname);
  await page.goto('/');
  await expect(page).toHaveURL(/\/patient\/subscriptions$/);
  await signOut(page);
});

test('a doctor signs up and lands in a new practice', async ({ page }) => {
  const email = 'dr.new@example.com';
  await page.goto('/');
  await page.getByRole('link', { name: 'I run a practice' }).click();
  await expect(page.getByRole('radio', { name: /A doctor/ })).toBeChecked();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open mailbox' }).click();
  const code = await page.getByLabel(/^Code \d{6}$/).innerText();
  await closePanel(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Full name').fill('Dr. Nils Newman');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Account: Dr. Nils Newman' })).toBeVisible();
});

test('a forgotten password is reset with an emailed code', async ({ page }) => {
  const email = 'patient@praxis.example';
  const next = 'eleven quiet harbours';
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('textbox', { name: 'New password' }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('patient-sample-account');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Wrong email or password')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(next);
  await page.keyboard.press('Enter');
  await expectLanding(page, 'patient');
});

test('an invitation’s email leads into the team', async ({ page }) => {
  const email = 'mika@example.com';
  await page.goto('/sign-in');
  await clickAccount(page, 'doctor');
  await expectLanding(page, 'doctor');
  expect(await invite(page, email)).toBe(201);

  const mailbox = await openPanel(page, 'Mailbox');
  await mailbox.getByLabel('Recipient').fill(email);
  await expect(mailbox.getByRole('button', { name: /invited to join/ })).toBeVisible();
  await mailbox.getByRole('link', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/join$/);
  await page.getByLabel('Full name').fill('Mika Aaltonen');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL(/\/team-member\/appointment-requests$/);
  await expect(page.getByRole('button', { name: 'Account: Mika Aaltonen' })).toBeVisible();
});
