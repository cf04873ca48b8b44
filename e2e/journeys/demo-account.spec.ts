import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

const looks: Look[] = [
  ['light', 1280],
  ['dark', 360],
];

for (const look of looks)
  test(`settings, profile and plan can be changed and persist, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo', '/pages/account-settings');
    await expectLoaded(page);
    await expectNoIssues(page, 'general');
    await page.getByLabel('Full name').fill('Dana Moore');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.getByRole('link', { name: 'Social', exact: true }).click();
    await page.getByRole('button', { name: 'Connect GitHub' }).click();
    await expect(page.getByRole('button', { name: 'Disconnect GitHub' })).toBeVisible();
    await expectNoIssues(page, 'social');

    // The simulation stores the changes, and the profile reflects the settings.
    await page.goto('/pages/profile');
    await expectLoaded(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dana Moore' })).toBeVisible();
    await page.getByRole('radio', { name: 'Bowling' }).check();
    await expect(page.getByText('26 votes', { exact: false })).toBeVisible();
    await expectNoIssues(page, 'profile');
    await page.getByRole('button', { name: 'Open photo 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Photo 1 of 9' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Photo 2 of 9' })).toBeVisible();
    await expectNoIssues(page, 'photo');

    await page.goto('/pages/pricing?billing=yearly');
    await expectLoaded(page);
    await expectNoIssues(page, 'pricing');
    await page.getByRole('button', { name: 'Upgrade to Standard' }).click();
    await expectNoIssues(page, 'choose plan');
    await page.getByRole('button', { name: 'Pay $480' }).click();
    await expect(page.getByText('You’re on the Standard plan')).toBeVisible();
  });
