import { expect, type Page } from '@playwright/test';
import { navigateInPage } from './data-leaks';
import { expectLoaded } from './sign-in';

/**
 * Searches a list for one of its records, opens the record, returns to the list and reloads it; the
 * search must stay all the time. Returns the typed text, whose spelling is unique.
 */
export async function searchAndOpen(
  page: Page,
  list: string,
  opens: 'drawer' | 'page' = 'drawer',
): Promise<string> {
  await navigateInPage(page, list);
  const box = page.locator('main').getByRole('searchbox');
  const links = page.locator('main').getByRole('table').getByRole('link');
  const name = await links.first().innerText();
  const words = alternateCase(name);
  expect(words).not.toBe(name);
  await box.fill(words);
  await expect(page).toHaveURL(/[?&]search=\w{8}(&|$)/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await links.filter({ hasText: name }).first().click();
  await expect(page).not.toHaveURL((url) => url.pathname === new URL(list, url).pathname);

  if (opens === 'page') await page.goBack();
  else await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/[?&]search=\w{8}(&|$)/);
  await expect(box).toHaveValue(words);
  await page.reload();
  await expectLoaded(page);
  await expect(box).toHaveValue(words);
  return words;
}

/**
 * Alternates upper and lower case: lists still find it, and the text can be traced to the search.
 */
const alternateCase = (text: string): string =>
  [...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
