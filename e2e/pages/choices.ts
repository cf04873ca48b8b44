import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { directoryOf } from '../../tooling/workspace.mjs';

/** The languages of the product (docs/product.md#languages). */
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

/** What is seen on it is the code of the language, which its name ends with. */
const languageButtons = languages
  .map((language) => `button[aria-label$="(${language.toUpperCase()})"]`)
  .join(', ');

/** Presses what may lie behind a dialog that is open: the dialog stays. */
const press = (button: Locator) => button.evaluate((element) => (element as HTMLElement).click());

/** Changes the skin where the page stands, in any language. */
export async function changeSkin(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-skin')) ?? '';
  await press(page.locator(skinButtons));
  await expect(root).not.toHaveAttribute('data-skin', before);
}

/** Changes the language where the page stands. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await press(page.locator(languageButtons));
  await press(page.locator(`[role="menuitemradio"]:has([lang="${language}"])`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[role="menuitemradio"]')).toHaveCount(0);
}
