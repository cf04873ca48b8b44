import type { Language } from '../../language';
import type { Texts } from '../../remote';

type Loader = () => Promise<{ default: Texts }>;

/** Lazy-loaded texts of the design language, by language. */
export const uiTexts: Readonly<Record<Language, Loader>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
};

/** The i18next namespace of these texts. */
export const uiNamespace = 'ui';

/** Loads the texts of one language, for `i18n.addResourceBundle(language, uiNamespace, texts)`. */
export async function loadUiTexts(language: Language): Promise<Texts> {
  return (await uiTexts[language]()).default;
}
