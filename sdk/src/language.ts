/** The languages of the product; English is the default (docs/product.md#languages). */
export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** One text in every language: used where a text has to be known before any code is loaded. */
export type Label = Readonly<Record<Language, string>>;

/** Whether a value, from a storage or a browser, is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
