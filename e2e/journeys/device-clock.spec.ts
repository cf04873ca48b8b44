import { expect } from '@playwright/test';
import { accounts } from '../pages/accounts';
import { test } from '../pages/api-fixtures';
import { signInWith } from '../pages/data-leaks';

const minute = 60_000;

for (const [device, behind] of [
  ['behind', 20 * minute],
  ['ahead', -20 * minute],
] as const)
  test(`a message that was just sent shows as now on a device whose clock is ${device}`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() - behind });
    await signInWith(page, {
      email: 'doctor@praxis.example',
      password: 'doctor-sample-account',
    });
    await expect(page).toHaveURL((url) => url.pathname === accounts.doctor.landing);
    await page.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('textbox', { name: 'Write a reply' }).fill('See you tomorrow');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last();
    await expect(sent).toContainText('See you tomorrow');
    await expect(sent.locator('time')).toHaveText('now');
  });
