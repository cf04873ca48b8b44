import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The languages of the product (docs/product.md#languages). */
export const languages = ['en', 'de', 'fr', 'pt'] as const;

export type Texts = { [key: string]: string | Texts };

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The texts of a folder in one language. */
export function readTexts(folder: string, language: string): Texts {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Texts;
}

/** `a.b` -> text. Plural forms differ by language: they count as one key. */
export function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`.replace(pluralEnding, '')]: value }
        : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

/** The keys of texts, as code names them. */
export const keysOf = (texts: Texts): string[] => Object.keys(flatten(texts));
