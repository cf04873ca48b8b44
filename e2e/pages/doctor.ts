import { expect, type Locator, type Page } from '@playwright/test';
import { expectLoaded, signInAs } from './sign-in';
import { wear, type Look } from './whole';

/** Signs in as the doctor of the sample data, in a look, and comes to one of the doctor's pages. */
export async function startAsDoctor(page: Page, look: Look, path: string): Promise<void> {
  await wear(page, look);
  await signInAs(page, 'doctor', path);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

/** Goes to a page, and waits until it is there with its data. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

/** An act of the first row that fits, from the row's menu. */
export async function actOnRow(page: Page, row: string | RegExp, act: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${sourceOf(row)}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Types a day (YYYY-MM-DD) into a date field, as English writes it. */
export async function typeDay(field: Locator, on: string): Promise<void> {
  const [year, month, day] = on.split('-');
  await field.fill(`${month}/${day}/${year}`);
  await field.press('Tab');
}

/** The first Monday that is so many days away or more, and days after it. */
export function mondayIn(days: number, after = 0): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7) + after);
  return day.toISOString().slice(0, 10);
}

const sourceOf = (text: string | RegExp) =>
  typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source;
