import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDirectory } from '../../tooling/workspace.mjs';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { addCard, chargeFrom, openCards } from '../pages/cards';
import { runRowAction, mondayIn, typeDay, visit } from '../pages/doctor';
import { checkOverlay, checkOpenOverlay } from '../pages/overlays';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { moveClock, openPanel } from '../pages/simulation';

/** Dialogs that require earlier steps; `open-dialogs.spec.ts` checks all others. */
test.describe.configure({ timeout: 120_000 });

async function start(page: Page, account: Account): Promise<void> {
  await signInAs(page, account);
  await expectLanding(page, account);
}

const firstRow = /./;

test('a doctor marks a no-show, reopens an appointment, and deletes a draft', async ({ page }) => {
  await start(page, 'doctor');
  // A single day may be a weekend, without appointments.
  await moveClock(page, '+1 week');
  await visit(page, '/doctor/appointments?state=booked');
  await checkOverlay(page, { act: 'Mark as no-show' });
  await runRowAction(page, firstRow, 'Mark as fulfilled');
  await expect(page.getByText(/’s appointment is fulfilled$/)).toBeVisible();
  const fulfilled = page.getByRole('link', { name: /^Fulfilled/ });
  await fulfilled.click();
  // Until the URL changes, the rows are those of the previous tab, and nothing is loading yet.
  await expect(fulfilled).toHaveAttribute('aria-current', 'page');
  await expectLoaded(page);
  await checkOverlay(page, { act: 'Reopen' });
  await visit(page, '/doctor/plans');
  await runRowAction(page, firstRow, 'Duplicate');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft .* saved/).first()).toBeVisible();
  await visit(page, '/doctor/plans?tab=draft');
  await checkOverlay(page, { act: 'Delete draft' });
  await visit(page, '/doctor/profile?tab=payout');
  await checkOverlay(page, { button: /bank account$/ });
});

test('a doctor revokes an invitation', async ({ page }) => {
  await start(page, 'doctor');
  await visit(page, '/doctor/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ines@example.com');
  await dialog.getByLabel('Role').selectOption('Nurse');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await checkOverlay(page, { act: 'Revoke' });
});

test('a patient declines a proposal, removes a card, and pays an open invoice', async ({
  page,
}) => {
  await start(page, 'patient');
  await visit(page, '/patient/appointments');
  await checkOverlay(page, { act: 'Decline' });
  await openCards(page);
  await addCard(page, '4000000000000341');
  await checkOverlay(page, { button: 'Remove Visa ···· 0341' });
  await chargeFrom(page, 'Visa ···· 0341');
  await moveClock(page, '+30 days', '+1 week');
  await visit(page, '/patient/invoices?tab=open');
  await checkOverlay(page, { act: 'Pay' });
});

test('a team member changes time off and cancels it', async ({ page }) => {
  await start(page, 'teamMember');
  await visit(page, '/team-member/vacations');
  await page.getByRole('button', { name: 'Add time off' }).click();
  await typeDay(page.getByLabel('First day'), mondayIn(60));
  await typeDay(page.getByLabel('Last day'), mondayIn(60, 4));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Time off added')).toBeVisible();
  await checkOverlay(page, { act: 'Change' });
  await checkOverlay(page, { act: 'Cancel time off' });
});

test('an admin reinstates a suspended doctor', async ({ page }) => {
  await start(page, 'admin');
  await visit(page, '/admin/doctors?tab=verified');
  await runRowAction(page, firstRow, 'Suspend');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Licence is being checked');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/ is suspended$/)).toBeVisible();
  await visit(page, '/admin/doctors?tab=suspended');
  await checkOverlay(page, { act: 'Reinstate' });
});

test('several applicants are approved together, and one from its row', async ({ page }) => {
  await start(page, 'doctor');
  await visit(page, '/doctor/patients');
  const row = page.locator('tbody tr').first();
  await row.hover();
  await row.getByRole('button', { name: /^Approve: / }).click();
  await checkOpenOverlay(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Actions for/ })).toBeFocused();
  await row.getByRole('checkbox').check();
  await checkOverlay(page, { button: /^Approve$/ });
});

test('discarding unsaved changes and resetting the sample data need confirmation', async ({
  page,
}) => {
  await start(page, 'doctor');
  await visit(page, '/doctor/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('ines@example.com');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await checkOpenOverlay(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  const panel = await openPanel(page, 'Data');
  await panel.getByRole('button', { name: 'Reset sample data' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkOpenOverlay(page);
});

test('an idle user is warned', async ({ page }) => {
  await page.clock.install();
  await start(page, 'doctor');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('08:05');
  await expect(page.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible();
  await checkOpenOverlay(page);
});

test('a picture is cropped', async ({ page }) => {
  await start(page, 'demo');
  await visit(page, '/pages/account-settings');
  const icon = path.join(rootDirectory, 'shell/src/document/icon.png');
  await page.locator('input[type="file"]').first().setInputFiles(icon);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkOpenOverlay(page);
});
