import { isLanguage, type Language } from '@praxis/sdk';
import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';
import { i18n, loadShellTexts } from './i18n';

const remembered = readStored(storageKeys.language);

/** The chosen language: English unless another was chosen (docs/product.md#languages). */
export const language = createWatched<Language>(isLanguage(remembered) ? remembered : 'en');

/** Loads some texts in a language. */
export type TextsLoader = (language: Language) => Promise<{ default: object }>;

/** A part of a namespace: of a feature of a role app, or what its features share. */
interface Part {
  namespace: string;
  name: string;
  load: TextsLoader;
}

const keyOf = (namespace: string, name: string) => `${namespace}/${name}`;

/** Every part that was asked for so far. */
const parts = new Map<string, Part>();

/** Which of them are there, by language. */
const present: Record<Language, Set<string>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(),
  pt: new Set(),
};

/** Adds texts in the language of now, and from then on in any that is chosen: of a namespace, or of a part of one. */
export async function addTexts(namespace: string, load: TextsLoader, name = ''): Promise<void> {
  const part = { namespace, name, load };
  parts.set(keyOf(namespace, name), part);
  // Another language may be chosen while the texts are under way.
  while (!hasTexts(namespace, name)) await loadPart(part, language.get());
}

/** Whether a part of a namespace is there in the language of now. */
export const hasTexts = (namespace: string, name: string): boolean =>
  present[language.get()].has(keyOf(namespace, name));

/** Changes the language at once: the shell, every feature that was loaded, antd's own texts and all formats follow. */
export async function chooseLanguage(next: Language): Promise<void> {
  await Promise.all([
    loadShellTexts(next),
    ...[...parts.values()].map((part) => loadPart(part, next)),
  ]);
  store(storageKeys.language, next);
  document.documentElement.lang = next;
  language.set(next);
  await i18n.changeLanguage(next);
}

async function loadPart({ namespace, name, load }: Part, wanted: Language): Promise<void> {
  if (present[wanted].has(keyOf(namespace, name))) return;
  const { default: texts } = await load(wanted);
  // Beside the parts that are there already.
  i18n.addResourceBundle(wanted, namespace, texts, true);
  present[wanted].add(keyOf(namespace, name));
}
