import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** The languages of the product (docs/product.md#languages). */
export const languages = ['en', 'de', 'fr', 'pt'] as const;

export type Texts = { [key: string]: string | Texts };

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Every folder with texts, by its path from the repository's root. */
export const textFolders = (): string[] =>
  [
    'sdk',
    'shell',
    'e2e/remote-probe',
    ...readdirSync(rootDirectory).filter((name) => name.startsWith('remote-')),
  ]
    .flatMap((room) =>
      readdirSync(path.join(rootDirectory, room), { recursive: true }).map((file) =>
        path.join(room, String(file)),
      ),
    )
    .filter((file) =>
      /^(?!.*(node_modules|dist)).*[\\/](locales|texts|titles)[\\/]en\.json$/.test(file),
    )
    .map((file) => path.dirname(file));

/** The texts of a folder in one language. */
export function readTexts(folder: string, language: string): Texts {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Texts;
}

/** Texts by key (`a.b`). Plural forms differ by language, so they count as one key. */
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

/** The keys of texts, as used in code. */
export const keysOf = (texts: Texts): string[] => Object.keys(flatten(texts));

/** Every text in a file, at any depth. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(textsOf);
