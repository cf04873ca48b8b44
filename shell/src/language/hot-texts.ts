import type { Language } from '@praxis/sdk';
import { i18n } from './i18n';

/** What a file of texts says of itself when it has changed (`tooling/webpack/hot-texts-loader.js`). */
interface ChangedTexts {
  namespace: string;
  language: Language;
  texts: object;
}

/**
 * While developing: puts texts that have changed in the place of the ones that are shown. What was
 * typed and opened stays.
 */
export function showChangedTexts({ namespace, language, texts }: ChangedTexts): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
  // Whoever shows texts hears of the language that they are in.
  if (language === i18n.language) void i18n.changeLanguage(language);
}
