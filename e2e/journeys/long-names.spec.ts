import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { mondayIn, typeDay } from '../pages/doctor';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { overflowOf, waitForAnimations } from '../pages/page-checks';

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** Elements with a long word that overflow cards or a drawer on a phone. */
const findOverflowingElements = (page: Page) =>
  page.evaluate((long) => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(shown ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      if (text.textContent?.includes(long) && right > innerWidth - 16)
        found.push(`${text.parentElement?.tagName ?? ''} ${String(Math.round(right))}`);
    }
    return found;
  }, word);

async function expectWithin(page: Page, stop: string): Promise<void> {
  await expectLoaded(page);
  await expect(page.locator('main, dialog').getByText(word).first()).toBeVisible();
  await waitForAnimations(page);
  expect([stop, ...(await findOverflowingElements(page))]).toEqual([stop]);
  expect([stop, await overflowOf(page)]).toEqual([stop, 0]);
}

test('long names of a doctor and a practice wrap within cards, invoices and drawers on a phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'doctor', '/doctor/profile');
  await expectLoaded(page);
  await page.getByLabel('Full name').fill(`Dr. ${word}`);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: `Account: Dr. ${word}` })).toBeVisible();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByLabel('Practice name').fill(word);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Practice saved')).toBeVisible();

  const patient = await page.context().newPage();
  await patient.setViewportSize({ width: 360, height: 780 });
  await signInAs(patient, 'patient', '/patient/subscriptions');
  await expectWithin(patient, 'subscriptions');
  await patient.goto('/patient/appointments?tab=past');
  await expectWithin(patient, 'appointments');
  await patient.locator('main tbody').getByRole('link').first().click();
  await expect(patient.getByRole('dialog')).toBeVisible();
  await expectWithin(patient, 'an appointment');
  await patient.goto('/patient/invoices');
  await expectWithin(patient, 'invoices');
  await patient.locator('main tbody').getByRole('link').first().click();
  await expect(patient).toHaveURL(/\/patient\/invoices\/.+/);
  await expectWithin(patient, 'an invoice');
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
