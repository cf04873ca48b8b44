import i18next from 'i18next';
import type { Language } from '../language';
import type { RemoteModule, Texts } from '../remote';
import { startI18next } from '../ui/text/start-i18next';
import { loadUiTexts, uiNamespace } from '../ui/text/ui-texts';
import { noteFault } from './faults';

/** Adds the texts that come with a page, by what loads the page. */
export type PageTexts = (load: () => unknown) => Promise<void>;

/**
 * Starts i18next anew with the texts that an app's features share; those of a feature come with its
 * pages, as in the shell. A text that is missing fails the test, and so does a
 * placeholder without a value.
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
      noteFault(`The text "${namespace}:${key}" is missing in ${language}.`),
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      noteFault(`${placeholder} has no value in "${text}".`);
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

/** The feature that a page belongs to, by the folder that it is imported from; the build does the same. */
function featureOf(load: () => unknown): string | undefined {
  return /["']\.\/features\/([\w-]+)\//.exec(String(load))?.[1];
}
