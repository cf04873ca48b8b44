import path from 'node:path';
import type { Page } from '@playwright/test';
import { flatten, readTexts, textFolders } from '../../tooling/checks/text-files';
import { rootDirectory } from '../../tooling/workspace.mjs';

const keys = textFolders().flatMap((folder) =>
  Object.keys(flatten(readTexts(path.join(rootDirectory, folder), 'en'))),
);
/** Keys that can't be mistaken for words: `actions.save`, `newPlan`. */
const known = new Set(keys.filter((key) => /[.A-Z]/.test(key)));
/** A word that starts with one of these sections is a key without a text. */
const sections = new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));

const fileName =
  /\.(csv|docx?|gif|html?|ics|jpe?g|js|json|mp[34]|pdf|png|pptx?|svg|txt|webp|xlsx?|zip)$/;

function isKey(word: string): boolean {
  if (known.has(word)) return true;
  const [section, ...rest] = word.split('.');
  return rest.length > 0 && !fileName.test(word) && sections.has(section);
}

/** Returns text keys that the page shows, or uses as accessible names, instead of their texts. */
export async function rawKeysIn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found = new Set<string>([document.title.split(' · ')[0] ?? '']);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest('script, style, pre, code')) found.add(textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name) ?? '');
    // i18next returns a missing key with its namespace.
    const bare = [...found].map((text) => text.trim().replace(/^[\w-]+:/, ''));
    return bare.filter((text) => /^[\w.-]+$/.test(text));
  });
  return words.filter(isKey);
}
