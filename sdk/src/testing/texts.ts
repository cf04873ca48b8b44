import i18next from 'i18next';
import type { Language } from '../language';
import type { RemoteModule, Texts } from '../remote';
import { startI18next } from '../ui/text/start-i18next';
import { loadUiTexts, uiNamespace } from '../ui/text/ui-texts';
import { failTest } from './faults';

/** Loads the texts of a page, identified by its `load` function. */
export type PageTexts = (load: () => unknown) => Promise<void>;

/**
 * Initializes i18next with an app's shared texts; those of a feature load with its pages, as in the shell. A
 * missing text or placeholder value fails the test.
 */
export async function startTexts(
  { app, texts, sharedTexts }: RemoteModule,
  language: Language,
): Promise<PageTexts> {
  const ui = await loadUiTexts(language);
  await startI18next(i18next, {
    lng: language,
    fallbackLng: false,
    defaultNS: app.id,
    resources: { [language]: { [uiNamespace]: ui } },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) =>
      failTest(`The text "${namespace}:${key}" is missing in ${language}.`),
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      failTest(`${placeholder} has no value in "${text}".`);
      return '';
    },
  });
  const add = ({ default: bundle }: { default: Texts }) =>
    i18next.addResourceBundle(language, app.id, bundle, true);
  if (sharedTexts) add(await sharedTexts(language));
  return async (load) => {
    const feature = featureOf(load);
    if (feature) add(await texts(feature, language));
  };
}

/** Returns a page's feature, from the folder that it is imported from, as the build does. */
function featureOf(load: () => unknown): string | undefined {
  return /["']\.\/features\/([\w-]+)\//.exec(String(load))?.[1];
}
