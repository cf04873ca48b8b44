import { expect, test } from '../fixtures';
import { boxesOf } from '../pages/boxes';
import { chooseLanguage } from '../pages/choices';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

const looks: Look[] = [
  ['light', 1280],
  ['dark', 360],
];

for (const look of looks)
  test(`a client of the demo sees only what clients may see, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'client');
    await expectLanding(page, 'client');
    await expect(page.getByRole('heading', { name: 'For everyone' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For admins' })).toHaveCount(0);
    await expectNoIssues(page, 'client');

    if (look[1] < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
      'Access control',
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('row')).toHaveText([
      /^Access control/,
    ]);
    await page.keyboard.press('Escape');

    // In Portuguese, the required permission is as long as the card is wide.
    await chooseLanguage(page, 'pt');
    const [rule, card] = await boxesOf(
      page.getByText(/^Necessário: /),
      page.locator('main section').first(),
    );
    expect(rule.x + rule.width).toBeLessThan(card.x + card.width);
    await chooseLanguage(page, 'en');

    await page.goto('/');
    await expectLanding(page, 'client');
    for (const address of ['/dashboard/analytics', '/apps/todo', '/apps/user/view/1']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/misc\/not-authorized$/);
    }
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expectLanding(page, 'client');
  });

test('an admin of the demo sees every card', async ({ page }) => {
  await signInAs(page, 'demo', '/access-control');
  await expectLoaded(page);
  await expect(page.getByRole('heading', { name: 'For admins' })).toBeVisible();
  await expect(page.getByText('Not allowed')).toHaveCount(0);
});
