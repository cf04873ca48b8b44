import { expect, test } from '../fixtures';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

const looks: Look[] = [
  ['light', 1280],
  ['dark', 360],
];

for (const look of looks)
  test(`users are found, added, changed, suspended and deleted, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await applyLook(page, look);
    await signInAs(page, 'demo', '/apps/user/list');
    await expectLoaded(page);
    await expectNoIssues(page, 'list');

    await page.getByRole('button', { name: 'Add user' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New user' });
    await drawer.getByLabel('Full name').fill('Nia Long');
    await drawer.getByLabel('Username').fill('nia.long');
    await drawer.getByLabel('Email').fill('nia@quay.example');
    await expectNoIssues(page, 'new user');
    await drawer.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByText('Nia Long added')).toBeVisible();

    await page.getByRole('link', { name: 'Nia Long' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nia Long' })).toBeVisible();
    await expectLoaded(page);
    await expectNoIssues(page, 'view');
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText('Status changed from Pending to Active')).toBeVisible();

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Nia Long' })).toBeVisible();
    for (const tab of ['Account', 'Information', 'Social profiles']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectNoIssues(page, tab);
    }
    await page.getByLabel('LinkedIn').fill('https://linkedin.example/in/nia');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Nia Long saved')).toBeVisible();

    // The simulation stores the changes.
    await page.goto('/apps/user/list?q=nia.long');
    await expectLoaded(page);
    await page.getByRole('link', { name: 'Nia Long' }).click();
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/apps\/user\/list$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nia Long is back in the list')).toBeVisible();
  });
