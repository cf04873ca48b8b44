import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addCard, chargeFrom, openCards } from '../pages/cards';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';
import { switchUser, moveClock } from '../pages/simulation';

const invoices = (page: Page) => page.locator('main').getByText(/^INV-\d+$/);

/** Number of the signed-in patient's newest invoice. */
async function newestInvoice(page: Page): Promise<string> {
  await page.goto('/patient/invoices');
  await expectLoaded(page);
  return invoices(page).first().innerText();
}

test('after a month: a renewal, a failed payment with retries, and payouts that arrived', async ({
  page,
}) => {
  test.setTimeout(150_000);
  // Renews monthly, with a valid card.
  const renewing = 'benjamin.huang.1@';
  await signInAs(page, 'doctor', '/doctor/payments?tab=payouts');
  await expectLoaded(page);
  const onTheWay = page.locator('main').getByText(/^(Scheduled|In transit|In transit)$/);
  await expect(onTheWay.first()).toBeVisible();

  await switchUser(page, 'Patients', renewing);
  await expectLanding(page, 'patient');
  const before = await newestInvoice(page);

  // Another patient's card is declined when the next period starts.
  await switchUser(page, 'Patients', 'Marcus Oyelaran');
  await expectLanding(page, 'patient');
  await openCards(page);
  await addCard(page, '4000000000000341');
  await chargeFrom(page, 'Visa ···· 0341');
  await moveClock(page, '+30 days', '+1 week');

  // Charged on the due date, and one, three and ten days later; the page shows each attempt.
  await page.getByRole('navigation').getByRole('link', { name: 'Subscriptions' }).click();
  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article').getByText(/ · Card declined$/)).toHaveCount(4);

  // The first patient was charged for the next period.
  await switchUser(page, 'Patients', renewing);
  await expectLanding(page, 'patient');
  expect(await newestInvoice(page)).not.toBe(before);
  await invoices(page).first().click();
  await expect(page.getByRole('article')).toContainText('Succeeded');

  // The doctor sees the same attempts, and pending payouts have arrived.
  await switchUser(page, 'Doctors', 'Dr. Helen Marsh');
  await expectLanding(page, 'doctor');
  await page.goto('/doctor/payments?q=Marcus+Oyelaran');
  await expectLoaded(page);
  await expect(page.getByRole('row').getByText('Failed', { exact: true })).toHaveCount(4);
  await page.goto('/doctor/payments?tab=payouts');
  await expectLoaded(page);
  await expect(onTheWay).toHaveCount(0);
  await expect(page.locator('main tbody').getByText('Paid out').first()).toBeVisible();
});
