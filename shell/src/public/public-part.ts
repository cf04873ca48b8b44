import type { Language } from '@praxis/sdk';
import { addTexts } from '../language/language';

/* What all public pages need, but not the sign-in page: their services and texts. */

export { withServices } from './services/public-services';

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "public-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "public-texts-de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "public-texts-fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "public-texts-pt" */ './locales/pt.json'),
};

/** Loads the texts of the public pages (namespace `public`), which signed-in users do not need. */
export const loadPublicTexts = (): Promise<void> =>
  addTexts('public', (language) => texts[language]());
