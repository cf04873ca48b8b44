import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { flatten, languages, readTexts, textFolders } from './text-files';

const placeholders = (text: string) =>
  [...text.matchAll(/{{([^}]+)}}/g)].map(([, name]) => name).sort();

describe.each(textFolders())('%s', (folder) => {
  const read = (language: string) => flatten(readTexts(path.join(rootDirectory, folder), language));
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
