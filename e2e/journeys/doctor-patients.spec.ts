import { expect, test } from '../fixtures';
import { runRowAction, startAsDoctor, visit } from '../pages/doctor';
import { expectNoIssuesInBothSkins, looks } from '../pages/page-checks';

for (const look of looks) {
  test(
    `a patient is approved after the first charge was shown, in ${look.join(' at ')} px`,
    { tag: '@smoke' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await startAsDoctor(page, look, '/doctor/patients');
      await visit(page, '/doctor/patients?q=Plus');
      await runRowAction(page, /./, 'Approve');
      const dialog = page.getByRole('dialog', { name: /^Approve / });
      const charge = dialog.getByRole('region', { name: 'First charge' });
      const approve = dialog.getByRole('button', { name: /^Approve and charge/ });
      await expect(charge.getByText('Joining fee, Plus')).toBeVisible();
      // 99.00 for the first month, and a joining fee of 25.00.
      await expect(charge.locator('dd').last()).toHaveText(/^\$124\.00$/);
      await expect(approve).toHaveText(/^Approve and charge \$124\.00$/);
      await expectNoIssuesInBothSkins(page, 'first charge');
      const name = (await dialog.getByRole('heading').innerText()).replace('Approve ', '');
      await approve.click();
      await expect(page.getByText(`${name} is approved`)).toBeVisible();
      await expect(dialog).toHaveCount(0);

      await visit(page, `/doctor/patients?tab=active&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).first().click();
      const detail = page.getByRole('dialog', { name });
      await detail.getByRole('tab', { name: /^Invoices/ }).click();
      await expect(detail.getByText(/\$124\.00/)).toBeVisible();
      await expectNoIssuesInBothSkins(page, 'approved');
      // Back closes the drawer and keeps the list's state.
      await page.goBack();
      await expect(detail).toHaveCount(0);
      await expect(page).toHaveURL(/tab=active&search=\w{8}$/);
    },
  );

  test(
    `a subscription ends immediately with a refund, in ${look.join(' at ')} px`,
    { tag: '@smoke' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await startAsDoctor(page, look, '/doctor/patients?tab=active&billingState=current');
      await runRowAction(page, /./, 'End subscription');
      const dialog = page.getByRole('dialog', { name: /^End .*’s subscription$/ });
      const name = (await dialog.getByRole('heading').innerText()).replace(
        /^End |’s subscription$/g,
        '',
      );
      await dialog.getByRole('radio', { name: /^Immediately/ }).click();
      const end = dialog.getByRole('button', { name: /^End now and refund/ });
      const refund = (await end.innerText()).replace('End now and refund ', '');
      await expect(dialog.getByText(`${refund} will be refunded`)).toBeVisible();
      await end.click();
      await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason');
      await expectNoIssuesInBothSkins(page, 'end without a reason');
      await dialog.getByLabel('Reason').fill('Moves to another city');
      await end.click();
      await expect(page.getByText(`${name}’s subscription has ended`)).toBeVisible();
      await expect(dialog).toHaveCount(0);

      await visit(page, `/doctor/payments?tab=refunds&q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('row', { name: refund })).toBeVisible();
      await visit(page, `/doctor/patients?tab=expiredCancelled&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('dialog', { name })).toContainText('ended by the practice');
      await expectNoIssuesInBothSkins(page, 'ended');
    },
  );

  test(`a patient is found from any page, in ${look.join(' at ')} px`, async ({ page }) => {
    await startAsDoctor(page, look, '/doctor/team');
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').pressSequentially('rossi');
    const found = dialog.getByRole('group', { name: 'Patients' }).getByRole('option');
    await expect(found.first()).toContainText('Rossi');
    await expectNoIssuesInBothSkins(page, 'patients found');
    const [name] = (await found.first().locator('span').last().innerText()).split('\n');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page).toHaveURL(/\/doctor\/patients\/\w+\?tab=all$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/doctor\/team$/);
  });
}
