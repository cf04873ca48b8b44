import type { Language } from '../../language';
import type { Texts } from '../../remote';

type Loader = () => Promise<{ default: Texts }>;

/** The texts of the design language; i18next knows them as the namespace `ui`. */
export const uiTexts: Readonly<Record<Language, Loader>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr.json'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ '../locales/pt.json'),
};

/** The i18next namespace of the texts that the kit brings. */
export const uiNamespace = 'ui';

/** Loads the texts of one language, ready for `i18n.addResourceBundle(language, uiNamespace, texts)`. */
export async function loadUiTexts(language: Language): Promise<Texts> {
  return (await uiTexts[language]()).default;
}
