import { expect, test } from '../fixtures';
import { closePanel } from '../pages/simulation';
import { expectLanding, expectLoaded } from '../pages/sign-in';
import { expectNoIssues, looks, applyLook } from '../pages/page-checks';

for (const [index, look] of looks.entries()) {
  const version = index + 1;
  test(`the demo area has sign-in pages of its own, layout ${version} in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    const pages = page.getByRole('navigation', { name: 'Account pages' });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto(`/pages/login-v${version}`);
    await expectLoaded(page);
    await press('Sign in');
    await expect(password).toHaveAccessibleDescription('Enter your password');
    await email.fill('client@demo.com');
    await password.fill('clientele');
    await press('Sign in');
    await expect(email).toHaveAccessibleDescription('Email or password is invalid');
    await expectNoIssues(page, 'refused');

    await pages.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Username').fill('admin');
    await email.fill('client@demo.com');
    await password.fill('sea breeze');
    await press('Create account');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
      'This username is already in use.',
    );
    await expect(email).toHaveAccessibleDescription('This email is already in use.');
    await expectNoIssues(page, 'taken');

    await pages.getByRole('link', { name: 'Forgot password' }).click();
    await email.fill('client@demo.com');
    await press('Send code');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await press('Open mailbox');
    const reset = `/pages/reset-password-v${version}`;
    await expect(page.locator(`a[href$="${reset}"]`).last()).toBeVisible();
    const code = await page.getByLabel(/^Code \d{6}$/).innerText();
    await closePanel(page);
    await page.reload();
    await expect(page).toHaveURL((url) => url.pathname === reset);
    const choose = async (typed: string) => {
      await page.getByRole('textbox', { name: 'Code' }).fill(typed);
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('sea breeze');
      await page.getByRole('textbox', { name: 'Repeat new password' }).fill('sea breeze');
      await press('Save password');
    };
    await choose(code === '000000' ? '111111' : '000000');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await choose(code);

    await expect(page).toHaveURL((url) => url.pathname === `/pages/login-v${version}`);
    await email.fill('client@demo.com');
    await password.fill('sea breeze');
    await page.keyboard.press('Enter');
    await expectLanding(page, 'client');
  });
}

test('a new account has all permissions in the demo area', async ({ page }) => {
  await page.goto('/pages/register-v2');
  await page.getByLabel('Username').fill('nia');
  await page.getByLabel('Email').fill('nia@demo.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('sea breeze');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectLanding(page, 'demo');
});
