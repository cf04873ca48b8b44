import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../language';
import type { RemoteModule } from '../remote';
import { loadUiTexts, uiNamespace } from '../ui/text/ui-texts';
import { noteFault } from './faults';

/** Starts i18next anew with an app's own texts; a text that is missing fails the test. */
export async function startTexts(
  app: string,
  remote: RemoteModule,
  language: Language,
): Promise<void> {
  const [own, ui] = await Promise.all([remote.texts[language](), loadUiTexts(language)]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: app,
    resources: { [language]: { [app]: own.default, [uiNamespace]: ui } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) =>
      noteFault(`The text "${namespace}:${key}" is missing in ${language}.`),
  });
}
