import { expect, test } from '../fixtures';
import { runRowAction, startAsDoctor } from '../pages/doctor';
import { closePanel, openPanel } from '../pages/simulation';
import { expectNoIssuesInBothSkins, looks } from '../pages/page-checks';

for (const look of looks)
  test(`a team member is invited by email, invited again, and revoked, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const email = 'ines.marquardt-fitzgerald@example.com';
    await startAsDoctor(page, look, '/doctor/team');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a team member' });
    await dialog.getByLabel('Email').fill('ines');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Check 2 fields')).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'invitation refused');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Role').selectOption('Nurse');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    const invitations = page.getByRole('table', { name: 'Invitations' });
    await expect(invitations.getByText(email)).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'invited');

    await runRowAction(page, email, 'Resend');
    await expect(page.getByText(`New link sent to ${email}`)).toBeVisible();
    const mailbox = await openPanel(page, 'Mailbox');
    await mailbox.getByLabel('Recipient').fill(email);
    await expect(mailbox.getByRole('button', { name: /invited to join/ })).toHaveCount(2);
    await expect(mailbox.getByRole('link', { name: 'Accept invitation' })).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'email');
    await closePanel(page);

    await runRowAction(page, email, 'Revoke');
    const asks = page.getByRole('alertdialog');
    await expectNoIssuesInBothSkins(page, 'revoking');
    await asks.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(`Invitation to ${email} revoked`)).toBeVisible();
  });
