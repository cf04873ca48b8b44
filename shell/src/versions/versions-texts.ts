import type { Language } from '@praxis/sdk';
import { addTexts } from '../language/language';

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "versions-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "versions-texts-de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "versions-texts-fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "versions-texts-pt" */ './locales/pt.json'),
};

/** Loads the texts of the versions dialog, which few users ever see. */
export const loadVersionsTexts = (): Promise<void> =>
  addTexts('versions', (language) => texts[language]());
