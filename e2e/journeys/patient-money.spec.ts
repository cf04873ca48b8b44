import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '@praxis/sdk/testing/read-pdf';
import { expect, test } from '../fixtures';
import { addCard, chargeFrom, openCards, typeCard } from '../pages/cards';
import { expectCardDataNowhere, recordTraffic } from '../pages/traces';
import { expectLanding, signInAs } from '../pages/sign-in';
import { moveClock } from '../pages/simulation';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test(
  'a renewal is declined; the invoice is declined again, then paid with another card',
  { tag: '@smoke' },
  async ({ page }) => {
    const messages = recordTraffic(page);
    await signInAs(page, 'patient');
    await expectLanding(page, 'patient');
    await openCards(page);
    await addCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Add card' }).click();
    await typeCard(page, '4000000000000002');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Card declined.')).toBeVisible();
    await typeCard(page, '4000000000000341');
    await page.getByRole('button', { name: 'Save card' }).click();
    await chargeFrom(page, 'Visa ···· 0341');

    await moveClock(page, '+30 days', '+1 week');
    await follow(page, 'Subscriptions');
    await page.getByRole('link', { name: 'Pay $99.00' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: /^Pay \$99/ }).click();
    await expect(dialog.getByText('Card declined.')).toBeVisible();
    // Exact text: the toast about the saved card may be in the dialog too.
    await dialog.getByText('Visa ···· 4242', { exact: true }).click();
    await dialog.getByRole('button', { name: /^Pay \$99/ }).click();
    await expect(page.getByText(/^Invoice .* paid$/)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Visa ···· 4242 · Succeeded');

    await expectCardDataNowhere(page, messages, '713', [
      '4242424242424242',
      '4000000000000341',
      '4000000000000002',
    ]);
  },
);

test(
  'the plan is changed with the prorated amount, then ended immediately with a refund',
  { tag: '@smoke' },
  async ({ page }) => {
    await signInAs(page, 'patient');
    await expectLanding(page, 'patient');
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page.getByRole('radio', { name: /^Family/ }).check();
    const change = page.getByRole('button', { name: /^Change and pay / });
    const due = (await change.innerText()).match(/(?<=\$)[\d.]+/)?.[0] ?? 'no sum';
    await expect(page.getByRole('region', { name: 'Cost' })).toContainText(due);
    await change.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible();
    await follow(page, 'Invoices');
    await expect(page.getByRole('row').nth(1)).toContainText(due);

    await follow(page, 'Subscriptions');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const now = page.getByRole('radio', { name: /^Now/ });
    await now.check();
    const end = page.getByRole('button', { name: /^End now and refund / });
    const refund = (await end.innerText()).match(/(?<=\$)[\d.]+/)?.[0] ?? 'no sum';
    await end.click();
    await expect(page.getByText(`$${refund} refund started`)).toBeVisible();
    await expect(page.getByText('Canceled by you')).toBeVisible();
    await follow(page, 'Invoices');
    const refunded = page.getByRole('link', { name: /^INV-/ });
    await refunded.first().click();
    await expect(page.getByRole('article')).toContainText('refunded');
  },
);

test('an invoice is printed without the frame around it, and saved as PDF', async ({ page }) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await follow(page, 'Invoices');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Hudson Family Medicine');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Subscriptions' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d+\.pdf$/);
  const { pages } = await readPdf(await readFile(await file.path()));
  const number = file.suggestedFilename().replace('.pdf', '');
  expect(pages.flat()).toEqual(
    expect.arrayContaining([`Invoice ${number}`, 'Hudson Family Medicine', '$99.00']),
  );
});

test('an application survives a reload and can be withdrawn', async ({ page }) => {
  await signInAs(page, 'patient');
  await expectLanding(page, 'patient');
  await page.getByRole('link', { name: 'Find a doctor' }).click();
  await page.getByRole('link', { name: 'Choose plan from Dr. Rosa Ellison' }).click();
  await page.getByRole('radio', { name: /^Plus/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  // The click that leads to the agreement must not sign it too.
  await expect(page.getByLabel('Your full name')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Your full name').fill('Marcus Oyelaran');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: 'New card' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'New card' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('region', { name: 'First charge' })).toContainText('124.00');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: 'View my subscriptions' }).click();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('Withdrawn by you')).toBeVisible();
});
