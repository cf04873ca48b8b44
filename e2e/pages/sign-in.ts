import { expect, type Page } from '@playwright/test';
import { accounts, type Account } from './accounts';

/**
 * Signs in by the one-click button of a sample account. At the address of a page that wants
 * somebody, this leads to that page, and nothing is loaded on the way that a journey does not need.
 */
export async function signInAs(page: Page, account: Account, at = '/sign-in'): Promise<void> {
  await page.goto(at);
  await clickAccount(page, account);
  // The page to sign in on has a heading, too: whoever waits for one is not to find this one.
  await expect(page.locator('[data-demo-account]')).toHaveCount(0);
}

export async function clickAccount(page: Page, account: Account): Promise<void> {
  await untilFontIsThere(page);
  await page.locator(`[data-demo-account="${accounts[account].button}"]`).first().click();
}

/** Text shows before its font is there and may move when it comes: a press in between would miss. */
export const untilFontIsThere = (page: Page) =>
  page.waitForFunction(() =>
    // The one that stands in for it is of the system, and there at once.
    [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  );

/** The landing page of a role is there, with its data. */
export async function expectLanding(page: Page, account: Account): Promise<void> {
  const { landing, title } = accounts[account];
  await expect(page).toHaveURL((url) => url.pathname === landing);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Praxis`);
  await expectLoaded(page);
}

/** The page is there in its own font, and nothing on it is still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // What is measured next stands where it will stay: letters of the font have other widths.
  await untilFontIsThere(page);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Your own doctor/ })).toBeVisible();
}
