import { isLanguage, type Language } from '@praxis/sdk';
import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';
import { i18n, loadShellTexts } from './i18n';

const remembered = readStored(storageKeys.language);

/** The chosen language: English unless another was chosen (docs/product.md#languages). */
export const language = createWatched<Language>(isLanguage(remembered) ? remembered : 'en');

/** Loads a namespace's texts in a language; each loaded role app adds one. */
export type TextsLoader = (language: Language) => Promise<{ default: object }>;

const loaders = new Map<string, TextsLoader>();

/** Adds the texts of a role app in the language of now, and from then on in any that is chosen. */
export async function addTexts(namespace: string, load: TextsLoader): Promise<void> {
  loaders.set(namespace, load);
  await loadNamespace(namespace, load, language.get());
}

/** Whether a role app's texts are there in the language of now. */
export const hasTexts = (namespace: string): boolean =>
  i18n.hasResourceBundle(language.get(), namespace);

/** Changes the language at once: the shell, every loaded app, antd's own texts and all formats follow. */
export async function chooseLanguage(next: Language): Promise<void> {
  await Promise.all([
    loadShellTexts(next),
    ...[...loaders].map(([namespace, load]) => loadNamespace(namespace, load, next)),
  ]);
  store(storageKeys.language, next);
  document.documentElement.lang = next;
  language.set(next);
  await i18n.changeLanguage(next);
}

async function loadNamespace(
  namespace: string,
  load: TextsLoader,
  wanted: Language,
): Promise<void> {
  if (i18n.hasResourceBundle(wanted, namespace)) return;
  i18n.addResourceBundle(wanted, namespace, (await load(wanted)).default);
}
