import type { Language } from '@praxis/sdk';
import { i18n } from './i18n';

/** The event of a changed text file (`tooling/webpack/hot-texts-loader.js`). */
interface ChangedTexts {
  namespace: string;
  language: Language;
  texts: object;
}

/**
 * Replaces the shown texts by changed ones during development. Keeps all state, such as input and open
 * dialogs.
 */
export function showChangedTexts({ namespace, language, texts }: ChangedTexts): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
  // Components re-render on a language change.
  if (language === i18n.language) void i18n.changeLanguage(language);
}
