import i18next from 'i18next';
import type { Language } from '@praxis/sdk';
import { loadUiTexts, startI18next, uiNamespace } from '@praxis/sdk/ui';

/** Texts are loaded before they are rendered, so i18next needs neither suspense nor fallbacks. */
export const i18n = i18next;

const shellTexts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../../locales/en.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../../locales/de.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../../locales/fr.json'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ '../../locales/pt.json'),
};

/** Loads the texts of the shell and of the UI kit. */
export async function loadShellTexts(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'shell')) return;
  const [shell, ui] = await Promise.all([shellTexts[language](), loadUiTexts(language)]);
  addBundle(language, 'shell', shell.default);
  addBundle(language, uiNamespace, ui);
}

/** Skips i18next's copy of the texts, which costs as much as parsing them: nothing changes them later. */
const addBundle = (language: Language, namespace: string, texts: object) =>
  i18n.addResourceBundle(language, namespace, texts, false, false, { skipCopy: true });

export async function startI18n(language: Language): Promise<void> {
  await startI18next(i18n, {
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: ['shell'],
    resources: {},
  });
  await loadShellTexts(language);
}
