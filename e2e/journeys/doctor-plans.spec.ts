import { expect, test } from '../fixtures';
import { startAsDoctor } from '../pages/doctor';
import { expectLoaded, signOut } from '../pages/sign-in';
import { addressOfDoctor } from '../pages/public';
import { expectNoIssuesInBothSkins, looks } from '../pages/page-checks';

for (const look of looks)
  test(`a plan is written, previewed and published, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await startAsDoctor(page, look, '/doctor/plans');
    await expectNoIssuesInBothSkins(page, 'plans');
    await page.getByRole('link', { name: 'New plan' }).click();
    await expect(page).toHaveTitle('New plan · Praxis');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Check 2 fields')).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'new plan refused');

    await page.getByLabel('Name').fill('Winter check');
    await page.getByLabel('Description').fill('For the dark months.');
    await page.getByLabel('Benefits').fill('A long appointment\nA blood test');
    await page.getByLabel('Price per period').fill('89.50');
    await page.getByLabel('Billing period').selectOption('Every 3 months');
    await page.getByLabel('Unlimited appointments').uncheck();
    await page.getByLabel('Appointments per period').fill('1');
    const preview = page.getByRole('complementary', { name: 'Preview' });
    const card = [
      'Winter check',
      /\$89\.50 every 3 months/,
      'For the dark months.',
      '1 appointment every 3 months',
      'A blood test',
    ];
    for (const text of card) await expect(preview.getByText(text)).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'new plan');

    // A long word without spaces stays within the card.
    await page.getByLabel('Name').fill('Win'.repeat(26));
    await page.getByLabel('Benefits').fill('x'.repeat(160));
    const drawn = preview.getByRole('article');
    expect(await drawn.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await page.getByLabel('Name').fill('Winter check');
    await page.getByLabel('Benefits').fill('A long appointment\nA blood test');

    // Unsaved changes aren't lost by accident.
    await page.getByRole('link', { name: 'Plans' }).last().click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible();
    await expect(page).toHaveURL(/\/doctor\/plans\/(?!new)/);
    await expect(page.locator('main')).toBeFocused();

    await page.getByRole('button', { name: 'Publish' }).click();
    const publish = page.getByRole('alertdialog', { name: 'Publish Winter check' });
    await expect(publish.getByText('A blood test')).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'publish');
    await publish.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Winter check is on sale')).toBeVisible();
    await expect(publish).toHaveCount(0);
    await expectNoIssuesInBothSkins(page, 'plan on sale');

    await signOut(page);
    await page.goto(await addressOfDoctor(page, 'Dr. Helen Marsh'));
    const onSale = page.getByRole('article').filter({ hasText: 'Winter check' });
    for (const text of card) await expect(onSale.getByText(text)).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'public page');
  });
