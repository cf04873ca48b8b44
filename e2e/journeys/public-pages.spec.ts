import { expect, test } from '../fixtures';
import { accountOf, requestOk, tokenOf } from '../pages/api';
import { addressOfDoctor } from '../pages/public';
import { signInAs, waitForFont } from '../pages/sign-in';
import { closePanel, openPanel } from '../pages/simulation';
import { expectNoIssues, applyLook, overflowOf } from '../pages/page-checks';

const pages = [
  ['/', 'Doctors by subscription'],
  ['/?language=de', 'Doctors by subscription'],
  ['/doctors/:id', 'Dr. Helen Marsh'],
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Choose a new password'],
  ['/join', 'Join the team'],
  ['/nowhere', 'Page not found'],
  ['/misc/not-authorized', 'No access'],
] as const;

for (const [skin, width] of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`every public page in ${skin} at ${width} px has no console error, no axe violation and no overflow`, async ({
    page,
  }) => {
    await applyLook(page, [skin, width]);
    for (const [address, title] of pages) {
      await page.goto(address === '/doctors/:id' ? await addressOfDoctor(page, title) : address);
      await expect(page).toHaveTitle(`${title} · Praxis`);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      if (address.startsWith('/?') || address === '/')
        await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoIssues(page, address);
    }
  });

test('the start page is read, searched and left by keyboard only', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name, specialty or city').focus();
  await page.keyboard.type('berlin');
  await expect(page.getByText('3 doctors')).toBeVisible();
  await expect(page).toHaveURL(/\?q=berlin$/);
  await page
    .getByRole('link', { name: /^Dr\. / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Dr\. / })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('3 doctors')).toBeVisible();
  await page
    .getByRole('link', { name: /^Dr\. / })
    .first()
    .click();
  await page.getByRole('link', { name: 'All doctors' }).click();
  await expect(page).toHaveURL(/\?q=berlin$/);
});

test('the longest possible email address fits on a phone’s page', async ({ page }) => {
  const email = `${'a.very.long.name.'.repeat(3)}x@${'subdomain.'.repeat(3)}example.com`;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('seven violet lamps');
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
});

for (const width of [1280, 360])
  test(`the skeleton of doctors has the size of the loaded list at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/sign-in');
    const panel = await openPanel(page, 'Network');
    await panel.getByLabel('Response delay').selectOption('1000');
    await closePanel(page);
    await waitForFont(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const results = page.locator('#doctors');

    // Before the code has loaded, before the doctors have loaded, and with them.
    let release = () => {};
    const code = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/doctor-results.*', async (route) => {
      await code;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Praxis, home page' }).click();
    await expect(results.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByLabel('State', { exact: true })).toHaveCount(0);
    const before = await height();
    release();
    await expect(page.getByLabel('State', { exact: true })).toBeVisible();
    expect(await height()).toBe(before);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await height()).toBe(before);
  });

for (const width of [1280, 360])
  test(`a name that is too long for a line stays within its card at ${width} px`, async ({
    page,
  }) => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    // The simulated back end has loaded.
    await expect(page.getByRole('article').first()).toBeVisible();
    const token = await tokenOf(page, ...accountOf('doctor'));
    const me = await requestOk<{ version: number }>(page, { line: 'GET /api/v1/me', token });
    const practice = await requestOk<{ version: number }>(page, {
      line: 'GET /api/v1/doctor/practice',
      token,
    });
    const { version } = practice;
    await requestOk(page, {
      line: 'PATCH /api/v1/me',
      token,
      version: me.version,
      body: { fullName: name },
    });
    const body = { ...practice, name };
    await requestOk(page, { line: 'PUT /api/v1/doctor/practice', token, version, body });

    const expectInside = async () => {
      const card = page.getByRole('article').filter({ hasText: name }).first();
      await expect(card).toBeVisible();
      const outside = async () => [
        await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        await overflowOf(page),
      ];
      await expect.poll(outside).toEqual([0, 0]);
    };
    await page.goto('/?q=Wolfeschlegel');
    await expectInside();
    await page.getByRole('link', { name }).click();
    await expectInside();
  });

test('a doctor’s page on a phone has room for a signed-in user’s way back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  const address = await addressOfDoctor(page, 'Dr. Helen Marsh');
  await signInAs(page, 'patient');
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'My account' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Helen Marsh' })).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
});
