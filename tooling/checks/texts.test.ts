import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** The languages of the product (docs/product.md#languages). */
const languages = ['en', 'de', 'fr', 'pt'];

type Texts = { [key: string]: string | Texts };

/** Every folder of the product that holds texts. */
const folders = [
  'sdk/src/ui/locales',
  'shell/src/public/locales',
  'shell/src/simulation/locales',
  ...readdirSync(rootDirectory)
    .filter((name) => name === 'shell' || name.startsWith('remote-'))
    .map((name) => `${name}/locales`),
].filter((folder) => existsSync(path.join(rootDirectory, folder)));

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** `a.b` -> text. Plural forms differ by language: they count as one key. */
function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`.replace(pluralEnding, '')]: value }
        : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe.each(folders)('%s', (folder) => {
  const read = (language: string) =>
    flatten(
      JSON.parse(
        readFileSync(path.join(rootDirectory, folder, `${language}.json`), 'utf8'),
      ) as Texts,
    );
  const english = read('en');

  it.each(languages)('has every text in %s, with its placeholders', (language) => {
    const texts = read(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `);
      expect([key, ...new Set(placeholders(text))]).toEqual([
        key,
        ...new Set(placeholders(english[key] ?? '')),
      ]);
    }
  });

  it.each(languages)('has the plural forms that %s needs', (language) => {
    const raw = readFileSync(path.join(rootDirectory, folder, `${language}.json`), 'utf8');
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = [...raw.matchAll(/"(\w+)_(zero|one|two|few|many|other)":/g)];
    const forms = new Map<string, string[]>();
    for (const [, key = '', form = ''] of keys) forms.set(key, [...(forms.get(key) ?? []), form]);
    for (const [key, found] of forms)
      expect([key, ...needed.filter((form) => !found.includes(form))]).toEqual([key]);
  });
});
