/** The languages of the product; English is the default (docs/product.md#languages). */
export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** A text in every language, for labels that are needed before any code has loaded. */
export type Label = Readonly<Record<Language, string>>;

/** Returns whether a value, from storage or the browser, is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
