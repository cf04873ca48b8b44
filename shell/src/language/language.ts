import { isLanguage, type Language } from '@praxis/sdk';
import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';
import { i18n, loadShellTexts } from './i18n';

const stored = readStored(storageKeys.language);

/** The current language: English by default (docs/product.md#languages). */
export const language = createWatched<Language>(isLanguage(stored) ? stored : 'en');

/** Loads texts in a language. */
export type TextsLoader = (language: Language) => Promise<{ default: object }>;

/** A part of a namespace: the texts of a feature of a role app, or those that its features share. */
interface Part {
  namespace: string;
  name: string;
  load: TextsLoader;
}

const keyOf = (namespace: string, name: string) => `${namespace}/${name}`;

/** All parts that were added so far. */
const parts = new Map<string, Part>();

/** The keys of loaded parts, by language. */
const loadedParts: Record<Language, Set<string>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(),
  pt: new Set(),
};

/** Adds the texts of a namespace, or of a part of it, in the current language and in every language chosen later. */
export async function addTexts(namespace: string, load: TextsLoader, name = ''): Promise<void> {
  const part = { namespace, name, load };
  parts.set(keyOf(namespace, name), part);
  // The language may change while the texts load.
  while (!hasTexts(namespace, name)) await loadPart(part, language.get());
}

/** Whether a part of a namespace is loaded in the current language. */
export const hasTexts = (namespace: string, name: string): boolean =>
  isLoaded(language.get(), namespace, name);

/** The language that was chosen last; its texts may still be loading. */
let requested = language.get();

/**
 * Changes the language of the shell, all loaded features, antd and all formats together, once the texts
 * are loaded. Has no effect if another language was chosen in the meantime.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  requested = next;
  try {
    await loadTexts(next);
  } catch (error) {
    if (requested === next) throw error;
  }
  if (requested !== next) return;
  store(storageKeys.language, next);
  document.documentElement.lang = next;
  language.set(next);
  await i18n.changeLanguage(next);
}

/** Loads all parts, including those of pages that are opened in the meantime. */
async function loadTexts(next: Language): Promise<void> {
  const missing = () =>
    [...parts.values()].filter(({ namespace, name }) => !isLoaded(next, namespace, name));
  await loadShellTexts(next);
  for (let pending = missing(); pending.length > 0; pending = missing())
    await Promise.all(pending.map((part) => loadPart(part, next)));
}

const isLoaded = (code: Language, namespace: string, name: string): boolean =>
  loadedParts[code].has(keyOf(namespace, name));

async function loadPart({ namespace, name, load }: Part, code: Language): Promise<void> {
  if (isLoaded(code, namespace, name)) return;
  const { default: texts } = await load(code);
  // Deep: keeps the other parts of the namespace.
  i18n.addResourceBundle(code, namespace, texts, true);
  loadedParts[code].add(keyOf(namespace, name));
}
