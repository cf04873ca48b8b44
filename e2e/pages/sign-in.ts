import { expect, type Page } from '@playwright/test';
import { accounts, type Account } from './accounts';

/**
 * Signs in with the one-click button of a sample account. At the URL of a protected page, this
 * leads to that page without loading anything else on the way.
 */
export async function signInAs(page: Page, account: Account, at = '/sign-in'): Promise<void> {
  await page.goto(at);
  await clickAccount(page, account);
  // The sign-in page has a heading too, which the caller must not mistake for the page's.
  await expect(page.locator('[data-demo-account]')).toHaveCount(0);
}

export async function clickAccount(page: Page, account: Account): Promise<void> {
  await waitForFont(page);
  await page.locator(`[data-demo-account="${accounts[account].button}"]`).first().click();
}

/**
 * Waits for the font: text shows before it loads and may shift when it does, so that a click would
 * miss.
 */
export const waitForFont = (page: Page) =>
  page.waitForFunction(() =>
    // The fallback font is a system font, which is available immediately.
    [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  );

/** Expects the landing page of a role with its data. */
export async function expectLanding(page: Page, account: Account): Promise<void> {
  const { landing, title } = accounts[account];
  await expect(page).toHaveURL((url) => url.pathname === landing);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Praxis`);
  await expectLoaded(page);
}

/** Expects the page to be loaded: in its own font, and without loading indicators. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Positions measured next are final: letters have other widths in the fallback font.
  await waitForFont(page);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Your own doctor/ })).toBeVisible();
}
