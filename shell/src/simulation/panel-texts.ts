import type { Language } from '@praxis/sdk';
import { i18n, loadShellTexts } from '../language/i18n';
import { addTexts } from '../language/language';

/** The panel's texts are apart from the shell's: nobody who does not open it loads them. */
export const panelNamespace = 'simulation';

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "panel-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "panel-texts-de" */ './locales/de.json'),
  fr: () => import(/* webpackChunkName: "panel-texts-fr" */ './locales/fr.json'),
  pt: () => import(/* webpackChunkName: "panel-texts-pt" */ './locales/pt.json'),
};

/** The panel's texts in the language of now, and from then on in any that is chosen. */
export const loadPanelTexts = (): Promise<void> =>
  addTexts(panelNamespace, (language) => texts[language]());

/** What mails are written with, which may be in another language than the screen. */
export async function loadMailTexts(language: Language): Promise<void> {
  await loadShellTexts(language);
  if (!i18n.hasResourceBundle(language, panelNamespace))
    i18n.addResourceBundle(language, panelNamespace, (await texts[language]()).default);
}
