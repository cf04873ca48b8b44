import type { Language } from '@praxis/sdk';
import { i18n, loadShellTexts } from '../language/i18n';
import { addTexts } from '../language/language';

/** The panel's texts are separate from the shell's, so that they only load with the panel. */
export const panelNamespace = 'simulation';

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "panel-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "panel-texts-de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "panel-texts-fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "panel-texts-pt" */ './locales/pt.json'),
};

/** Loads the panel's texts in the current language, and in every language chosen later. */
export const loadPanelTexts = (): Promise<void> =>
  addTexts(panelNamespace, (language) => texts[language]());

/** Loads the texts of emails, which may be in another language than the screen. */
export async function loadMailTexts(language: Language): Promise<void> {
  await loadShellTexts(language);
  if (!i18n.hasResourceBundle(language, panelNamespace))
    i18n.addResourceBundle(language, panelNamespace, (await texts[language]()).default);
}
