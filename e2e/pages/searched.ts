import { expect, type Page } from '@playwright/test';
import { goWithin } from './left-behind';
import { expectLoaded } from './sign-in';

/**
 * Searches a list for a record of it, opens the record, goes back to the list and reloads it: the search is
 * there all the time. Answers with what was typed, which nobody else writes so.
 */
export async function searchAndOpen(
  page: Page,
  list: string,
  opens: 'drawer' | 'page' = 'drawer',
): Promise<string> {
  await goWithin(page, list);
  const box = page.locator('main').getByRole('searchbox');
  const links = page.locator('main').getByRole('table').getByRole('link');
  const name = await links.first().innerText();
  const words = inOddLetters(name);
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

/** Every other letter is a capital: lists find it all the same, and it says where it comes from. */
const inOddLetters = (text: string): string =>
  [...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
