import { expect, test } from '../fixtures';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { goOnAs, moveClock } from '../pages/simulation';

test('a month later: a renewal, a payment that fails and is tried again, and payouts that arrived', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.goto('/patient/invoices');
  const invoices = page.locator('main').getByText(/^INV-\d+$/);
  await expect(invoices.first()).toBeVisible();
  const newest = await invoices.first().innerText();

  await goOnAs(page, 'Doctors', 'Dr. Helen Marsh');
  await expectLanding(page, 'doctor');
  await page.goto('/doctor/payments?tab=payouts');
  await expectLoaded(page);
  const onTheWay = page.locator('main').getByText(/^(Scheduled|On its way|In transit)$/);
  await expect(onTheWay.first()).toBeVisible();

  await moveClock(page, '+30 days', '+1 day');

  // The doctor: what was on its way has arrived, and a charge failed more than once.
  await expect(onTheWay).toHaveCount(0);
  await expect(page.locator('main').getByText('Paid out').nth(1)).toBeVisible();
  await page.goto('/doctor/payments');
  await page.getByRole('searchbox').fill('Liam Caldwell');
  await expect(page.locator('main').getByText('Failed').nth(1)).toBeVisible();

  // The patient whose payment failed finds the invoice open.
  await goOnAs(page, 'Patients', 'liam.caldwell.11@');
  await expectLanding(page, 'patient');
  await page.goto('/patient/invoices?status=open');
  await expect(
    page
      .locator('main')
      .getByText(/^INV-\d+$/)
      .first(),
  ).toBeVisible();

  // The patient whose subscription renewed finds another invoice, paid.
  await goOnAs(page, 'Patients', 'Marcus Oyelaran');
  await expectLanding(page, 'patient');
  await page.goto('/patient/invoices');
  await expect(invoices.first()).toBeVisible();
  expect(await invoices.first().innerText()).not.toBe(newest);
});
