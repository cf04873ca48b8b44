import { expect, type Locator, type Page } from '@playwright/test';
import { expectLoaded, signInAs } from './sign-in';
import { applyLook, type Look } from './page-checks';

/** Applies a look, signs in as the sample doctor and opens a page. */
export async function startAsDoctor(page: Page, look: Look, path: string): Promise<void> {
  await applyLook(page, look);
  await signInAs(page, 'doctor', path);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

/** Opens a page and waits until its data has loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

/** Runs an action from the menu of the first row that matches. */
export async function runRowAction(page: Page, row: string | RegExp, act: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${sourceOf(row)}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Types a date (YYYY-MM-DD) into a field in the format of US English. */
export async function typeDay(field: Locator, on: string): Promise<void> {
  const [year, month, day] = on.split('-');
  await field.fill(`${month}/${day}/${year}`);
  await field.press('Tab');
}

/** Read once, so that a test that runs over midnight names the same days until its end. */
const startedAt = Date.now();

/** The first Monday at least `days` days away, plus `after` days. */
export function mondayIn(days: number, after = 0): string {
  const day = new Date(startedAt);
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7) + after);
  return day.toISOString().slice(0, 10);
}

const sourceOf = (text: string | RegExp) =>
  typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source;
