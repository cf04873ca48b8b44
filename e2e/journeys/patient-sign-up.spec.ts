import { expect, test } from '../fixtures';
import { typeCard } from '../pages/cards';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { codeFor } from '../pages/simulation';
import { expectCardDataNowhere, recordTraffic } from '../pages/traces';

test(
  'from sign-up to the first booked appointment',
  { tag: '@smoke' },
  async ({ page, context }) => {
    test.setTimeout(150_000);
    const name = 'Élodie Großmann-Araújo';
    const email = 'elodie@example.com';
    const messages = recordTraffic(page);

    await page.goto('/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('seven violet lamps');
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill(await codeFor(page, email));
    await page.keyboard.press('Enter');
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Date of birth').fill('1990-02-03');
    await page.getByRole('button', { name: 'Get started' }).click();
    await expectLanding(page, 'patient');
    await expect(page.getByText('No subscriptions yet')).toBeVisible();

    // Plan, agreement, and a declined card before another one is accepted.
    await page.getByRole('link', { name: 'Find a doctor' }).click();
    await page.getByRole('link', { name: 'Choose plan from Dr. Helen Marsh' }).click();
    await page.getByRole('radio', { name: /^Plus/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your full name').fill(name);
    await page.getByRole('button', { name: 'Next' }).click();
    await typeCard(page, '4000000000000002');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Card declined.')).toBeVisible();
    await typeCard(page, '5555555555554444');
    await page.getByRole('button', { name: 'Next' }).click();
    const charge = page.getByRole('region', { name: 'First charge' });
    await expect(charge).toContainText('124.00');

    // Back goes through the steps instead of leaving the wizard.
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Mastercard ···· 4444' })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(charge).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('link', { name: 'View my subscriptions' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();

    const doctor = await context.newPage();
    await signInAs(doctor, 'doctor', '/doctor/patients?tab=pending');
    await doctor.getByRole('button', { name: `Actions for ${name}` }).click();
    await doctor.getByRole('menuitem', { name: 'Approve' }).click();
    await doctor
      .getByRole('dialog', { name: `Approve ${name}` })
      .getByRole('button', { name: /^Approve and charge \$124\.00/ })
      .click();

    // The patient's tab updates without interaction.
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Book appointment' }).click();
    await page.getByRole('radio', { name: /^First appointment/ }).click();
    await expect(page.getByRole('radio', { name: /^First appointment/ })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    const times = page.getByRole('region', { name: 'Available times' });
    await times.getByRole('button', { name: 'Later days' }).click();
    await expectLoaded(page);
    await times.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: /Reason/ }).fill('To get to know each other');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    const detail = page.getByRole('dialog', { name: /First appointment/ });
    await expect(detail.getByText('Requested', { exact: true })).toBeVisible();

    await doctor.goto(`/doctor/appointments/${new URL(page.url()).pathname.split('/').at(-1)}`);
    await doctor.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(detail.getByText('Booked', { exact: true })).toBeVisible();

    await expectCardDataNowhere(page, messages, '713', ['4000000000000002', '5555555555554444']);
  },
);
