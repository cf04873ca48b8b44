import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { switchUser } from '../pages/simulation';

test(
  'a patient requests a time, and the doctor confirms it in another tab',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await signInAs(page, 'patient');
    await expectLanding(page, 'patient');
    await page.getByRole('link', { name: 'Appointments', exact: true }).click();
    await page.getByRole('link', { name: 'Book appointment' }).click();
    await page.getByRole('radio', { name: /^Follow-up/ }).click();
    await expect(page.getByRole('radio', { name: /^Follow-up/ })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();

    // Two weeks ahead, so that it can still be changed.
    const times = page.getByRole('region', { name: 'Available times' });
    await times.getByRole('button', { name: 'Later days' }).click();
    await times.getByRole('button', { name: 'Later days' }).click();
    await expectLoaded(page);
    await times.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: /Reason/ }).fill('Blood pressure since Monday');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Blood pressure since Monday')).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    const detail = page.getByRole('dialog', { name: /Follow-up/ });
    await expect(detail.getByText('Requested', { exact: true })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const doctor = await context.newPage();
    await signInAs(doctor, 'doctor', `/doctor/appointments/${id}`);
    await expect(doctor.getByText('Blood pressure since Monday')).toBeVisible();
    await doctor.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    // The patient's tab updates without interaction.
    await expect(detail.getByText('Booked', { exact: true })).toBeVisible();

    const download = page.waitForEvent('download');
    await detail.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^appointment-\d{4}-\d{2}-\d{2}\.ics$/);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('\r\nSUMMARY:Follow-up\\, Dr. Helen Marsh\r\n');
    expect(calendar).not.toContain('Blood pressure');
  },
);

test('a booked appointment is rescheduled, and canceled at its new time', async ({ page }) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  // The last booked one, which is far enough ahead to be changed.
  await page
    .getByRole('row')
    .filter({ has: page.getByText('Booked', { exact: true }) })
    .last()
    .getByRole('rowheader')
    .getByRole('link')
    .click();
  const detail = page.getByRole('dialog');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await detail.getByRole('button', { name: 'Reschedule' }).click();
  const move = page.getByRole('dialog', { name: 'Reschedule appointment' });
  await expect(move.getByRole('group').first()).toBeVisible();
  // The button is visible no matter how many times a week has.
  await expect(move.getByRole('button', { name: 'Reschedule' })).toBeInViewport({ ratio: 1 });
  await move.getByRole('button', { name: 'Later days' }).click();
  await expect(move.locator('[aria-busy="true"]')).toHaveCount(0);
  await move.getByRole('radio').first().click();
  await move.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(/^Appointment moved to/)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  await expect(detail.getByText('Booked', { exact: true })).toBeVisible();

  await detail.getByRole('button', { name: 'Cancel appointment' }).click();
  const asks = page.getByRole('alertdialog');
  await asks.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('Appointment canceled')).toBeVisible();
  await expect(detail.getByText('Canceled', { exact: true }).first()).toBeVisible();
});

test('a doctor’s message appears in the patient’s open conversation without a reload', async ({
  page,
  context,
}) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('link', { name: 'Dr. Helen Marsh' }).first().click();
  const conversation = page.getByRole('dialog');
  await expect(conversation.getByRole('textbox')).toBeVisible();

  const doctor = await context.newPage();
  await signInAs(
    doctor,
    'doctor',
    `/doctor/messages/${new URL(page.url()).pathname.split('/').at(-1)}`,
  );
  const answer = doctor.getByRole('dialog');
  await answer.getByRole('textbox').fill('Two packs are fine. Have a good trip.');
  await answer.getByRole('button', { name: 'Send' }).click();

  await expect(conversation.getByText('Two packs are fine. Have a good trip.')).toBeVisible();
});

test(
  'an approval appears in the patient’s tab without a reload',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await signInAs(page, 'doctor', '/doctor/patients?tab=pending');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Actions for/ }) });
    const name = await row.first().getByRole('rowheader').getByRole('link').innerText();
    await row.first().getByRole('rowheader').getByRole('link').click();
    // Several people may have the same name.
    const email = await page
      .getByRole('dialog')
      .getByText(/@mail\.example$/)
      .innerText();
    await page.goBack();

    const patient = await context.newPage();
    await signInAs(patient, 'patient');
    await expectLanding(patient, 'patient');
    await switchUser(patient, 'Patients', email);
    await expect(patient).toHaveURL(/\/patient\/subscriptions$/);
    await expect(patient.getByText('Pending', { exact: true })).toBeVisible();

    await row
      .first()
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await page
      .getByRole('dialog', { name: `Approve ${name}` })
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(page.getByText(`${name} is approved`)).toBeVisible();
    await expect(patient.getByText('Pending', { exact: true })).toHaveCount(0);
    await expect(patient.getByText(/^(Active|Approved)$/).first()).toBeVisible();
  },
);
