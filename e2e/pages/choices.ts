import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { directoryOf } from '../../tooling/workspace.mjs';

/** Languages of the product (docs/product.md#languages). */
export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

interface ShellTexts {
  skin: { light: string; dark: string };
}

const skinButtons = languages
  .flatMap((language) => {
    const file = path.join(directoryOf('shell'), 'locales', `${language}.json`);
    return Object.values((JSON.parse(readFileSync(file, 'utf8')) as ShellTexts).skin);
  })
  .map((label) => `button[aria-label="${label}"]`)
  .join(', ');

/** The button's name ends with the language's code, which is its visible text. */
const languageButtons = languages
  .map((language) => `button[aria-label$="(${language.toUpperCase()})"]`)
  .join(', ');

/** Clicks an element that may be behind an open dialog, without closing the dialog. */
const clickThrough = (button: Locator) =>
  button.evaluate((element) => (element as HTMLElement).click());

/** Changes the skin of the current page, in any language. */
export async function changeSkin(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-skin')) ?? '';
  await clickThrough(page.locator(skinButtons));
  await expect(root).not.toHaveAttribute('data-skin', before);
}

/** Changes the language of the current page. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await clickThrough(page.locator(languageButtons));
  await clickThrough(page.locator(`[role="menuitemradio"]:has([lang="${language}"])`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[role="menuitemradio"]')).toHaveCount(0);
}
