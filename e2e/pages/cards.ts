import { expect, type Page } from '@playwright/test';

/** Opens the patient's cards. */
export async function openCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
}

/** Fills in the open card form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiration date').fill('1231');
  await page.getByLabel('Security code').fill('713');
}

/** Saves another card. */
export async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click();
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Makes a saved card the default. */
export async function chargeFrom(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: `Make ${card} the default` }).click();
  await expect(page.getByText(`${card} is now your default card`)).toBeVisible();
}
