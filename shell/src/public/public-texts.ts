import type { Language } from '@praxis/sdk';
import { addTexts } from '../language/language';

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "public-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "public-texts-de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "public-texts-fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "public-texts-pt" */ './locales/pt.json'),
};

/** Texts of the public pages, which whoever is signed in never loads: the namespace `public`. */
export const loadPublicTexts = (): Promise<void> =>
  addTexts('public', (language) => texts[language]());
