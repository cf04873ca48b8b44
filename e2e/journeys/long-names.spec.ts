import { expect, test } from '../fixtures';
import { mondayIn, typeDay } from '../pages/doctor';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { overflowOf, waitForAnimations } from '../pages/page-checks';
import { expectLongWordsWithin, longWord } from '../pages/long-words';

test('long names of a doctor and a practice wrap within cards, invoices and drawers on a phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'doctor', '/doctor/profile');
  await expectLoaded(page);
  await page.getByLabel('Full name').fill(`Dr. ${longWord}`);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: `Account: Dr. ${longWord}` })).toBeVisible();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByLabel('Practice name').fill(longWord);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Practice saved')).toBeVisible();

  const patient = await page.context().newPage();
  await patient.setViewportSize({ width: 360, height: 780 });
  await signInAs(patient, 'patient', '/patient/subscriptions');
  await expectLongWordsWithin(patient, 'subscriptions');
  await patient.goto('/patient/appointments?tab=past');
  await expectLongWordsWithin(patient, 'appointments');
  await patient.locator('main tbody').getByRole('link').first().click();
  await expect(patient.getByRole('dialog')).toBeVisible();
  await expectLongWordsWithin(patient, 'an appointment');
  await patient.goto('/patient/invoices');
  await expectLongWordsWithin(patient, 'invoices');
  await patient.locator('main tbody').getByRole('link').first().click();
  await expect(patient).toHaveURL(/\/patient\/invoices\/.+/);
  await expectLongWordsWithin(patient, 'an invoice');
});

test('a URL in the note of time off wraps, and no column disappears for it', async ({ page }) => {
  const note =
    'https://docs.example.com/practice/handover/2027/march/priya-raman-to-keisha-patel?version=3';
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'teamMember', '/team-member/vacations');
  await page.getByRole('button', { name: 'Add time off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add time off' });
  await typeDay(dialog.getByLabel('First day'), mondayIn(9));
  await typeDay(dialog.getByLabel('Last day'), mondayIn(9, 1));
  await dialog.getByLabel(/Note/).fill(`Handover: ${note}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expectLoaded(page);
  await waitForAnimations(page);
  for (const title of ['Type', 'Note'])
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
  await expect(page.getByRole('cell', { name: note })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
