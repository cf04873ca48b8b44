import { expect, type Page } from '@playwright/test';

/** URL of a doctor's public page, from the start page's search. */
export async function addressOfDoctor(page: Page, name: string): Promise<string> {
  await page.goto(`/?q=${encodeURIComponent(name)}`);
  const link = page.getByRole('article').getByRole('link', { name }).first();
  await expect(link).toHaveAttribute('href', /^\/doctors\/[0-9a-z]+/);
  return (await link.getAttribute('href')) ?? '';
}
