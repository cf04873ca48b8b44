import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '@praxis/sdk/testing/read-pdf';
import { expect, test } from '../fixtures';
import { visit } from '../pages/doctor';
import { findObscuredStops } from '../pages/reach';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook } from '../pages/page-checks';

test(
  'an invoice is created, sent and paid in parts, and persists over a reload',
  { tag: '@smoke' },
  async ({ page }) => {
    await applyLook(page, ['light', 1280]);
    await signInAs(page, 'demo', '/apps/invoice/list');
    await expectLoaded(page);
    await expectNoIssues(page, 'list');
    await page.getByRole('link', { name: 'New invoice' }).click();

    await page.getByRole('button', { name: 'New client' }).click();
    const client = page.getByRole('dialog', { name: 'New client' });
    await client.getByLabel('Name').fill('<b>Nia</b> Long');
    await client.getByLabel('Email').fill('nia@example.com');
    await client.getByLabel('Address').fill('3 Dock Road');
    await client.getByLabel('Country').fill('Ireland');
    await expectNoIssues(page, 'new client');
    await client.getByRole('button', { name: 'Add client' }).click();
    const item = page.getByRole('listitem', { name: 'Item 1' });
    await item.getByRole('textbox', { name: 'Item' }).fill('Data migration');
    await item.getByLabel('Quantity').fill('7.5');
    await item.getByLabel('Unit').selectOption('Hours');
    await item.getByLabel('Price').fill('19.99');
    await page.getByLabel('Tax').fill('8.25');
    await expect(page.getByLabel('Totals')).toContainText('$162.30');
    await expectNoIssues(page, 'editor');
    await page.getByRole('button', { name: 'Save and send' }).click();

    const send = page.getByRole('dialog', { name: 'Send invoice #5051' });
    await expect(send.getByLabel('To', { exact: true })).toHaveValue('nia@example.com');
    await expectNoIssues(page, 'send');
    await send.getByRole('button', { name: 'Send invoice' }).click();
    const sheet = page.getByRole('article', { name: 'Invoice #5051' });
    await expect(sheet).not.toContainText('Status');
    // HTML in user input is shown as text.
    await expect(sheet).toContainText('<b>Nia</b> Long');

    await page.getByRole('button', { name: 'Add payment' }).click();
    const payment = page.getByRole('dialog', { name: 'Add payment to #5051' });
    await payment.getByLabel('Amount').fill('62.30');
    await expect(payment.getByText('$100.00 will remain due')).toBeVisible();
    await expectNoIssues(page, 'payment');
    await payment.getByRole('button', { name: 'Add payment' }).click();
    await expect(sheet).toContainText('Balance due$100.00');
    await page.reload();
    await expect(sheet).toContainText('StatusPartially paid');
    await expectNoIssues(page, 'preview');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const { pages } = await readPdf(await readFile(await file.path()));
    expect(pages).toHaveLength(1);
    expect(pages.flat()).toEqual(expect.arrayContaining(['Data migration', '7.5 hr', '$100.00']));

    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Invoices' }).first()).toBeHidden();
  },
);

/** Adds an invoice with 30 lines of the longest names and amounts that the back end accepts. */
async function addLongInvoice(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      title: index % 3 === 0 ? 'abcdefghij'.repeat(8) : `Consultation ${index}`,
      quantity: 999.5,
      unit: 'item',
      cost: 99_999.99,
    }));
    const invoice = {
      client: {
        name: 'Gemeinschaftspraxis Hohenzollern-Sigmaringen für Allgemeinmedizin & Partner',
        company: '',
        companyEmail: 'buchhaltung.zentrale@gemeinschaftspraxis-hohenzollern.example.com',
        address: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 123456, Hinterhaus',
        country: 'United Kingdom of Great Britain and Northern Ireland',
        contact: '',
      },
      issuedDate: '2026-01-01',
      dueDate: '2026-02-01',
      items,
      discountPercent: 0,
      taxPercent: 0,
      note: 'Please quote the number. '.repeat(36),
      parts: { terms: true, note: true, paymentDetails: true },
    };
    const body = JSON.stringify({ invoice });
    return (await fetch('/apps/invoice/add-invoice', { method: 'POST', body })).status;
  });
  expect(status).toBe(201);
}

test('a long invoice fits on a phone, and no printed page ends with a heading', async ({
  page,
}) => {
  await applyLook(page, ['light', 360]);
  await signInAs(page, 'demo', '/apps/invoice/list');
  await expectLoaded(page);
  await addLongInvoice(page);
  await page.goto('/apps/invoice/preview/5051');
  const sheet = page.getByRole('article', { name: 'Invoice #5051' });
  await expect(sheet).toBeVisible();
  await expectNoIssues(page, 'preview');
  // The name has the full width, not the remainder of the amounts.
  const name = sheet.getByRole('cell', { name: 'Consultation 1', exact: true });
  expect((await name.boundingBox())?.width).toBeGreaterThan(250);

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeGreaterThan(1);
    const sheetOf = (text: string) => pages.findIndex((words) => words.join(' ').includes(text));
    expect(sheetOf('Note to client')).toBe(sheetOf('Please quote'));
    expect(sheetOf('Payment details')).toBe(sheetOf('SWIFT'));
    expect(sheetOf('Total ')).toBe(sheetOf('Balance due'));
  }
});

test('a long invoice has no overflow on a phone in dark mode', async ({ page }) => {
  await applyLook(page, ['dark', 360]);
  await signInAs(page, 'demo', '/apps/invoice/preview');
  await expectLoaded(page);
  await expectNoIssues(page, 'preview');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Send invoice #5050' })).toBeVisible();
  await expectNoIssues(page, 'send');
  await visit(page, '/apps/invoice/edit');
  await expect(page.getByRole('listitem', { name: 'Item 1' })).toBeVisible();
  await expectNoIssues(page, 'editor');
  await visit(page, '/apps/invoice/list');
  await expectNoIssues(page, 'list');
});

test('at 200 % zoom, the actions of an invoice are visible', async ({ page }) => {
  // 1280 x 800 at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  await signInAs(page, 'demo', '/apps/invoice/list');
  await expectLoaded(page);
  expect(await findObscuredStops(page, 25)).toEqual([]);
  // Cards on a phone have room for each column.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('row').getByText(/^due /i).first()).toBeVisible();
});
