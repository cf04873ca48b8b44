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
  isPresent(language.get(), namespace, name);

/** The language that was chosen last, though its texts may be under way. */
let wanted = language.get();

/**
 * Changes the language: the shell, every feature that was loaded, antd's own texts and all formats follow at once
 * when the texts have come, unless another one was chosen meanwhile.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  wanted = next;
  try {
    await loadTexts(next);
  } catch (error) {
    if (wanted === next) throw error;
  }
  if (wanted !== next) return;
  store(storageKeys.language, next);
  document.documentElement.lang = next;
  language.set(next);
  await i18n.changeLanguage(next);
}

/** Of a page that is opened meanwhile as well: its texts come in the language of now. */
async function loadTexts(next: Language): Promise<void> {
  const missing = () =>
    [...parts.values()].filter(({ namespace, name }) => !isPresent(next, namespace, name));
  await loadShellTexts(next);
  for (let some = missing(); some.length > 0; some = missing())
    await Promise.all(some.map((part) => loadPart(part, next)));
}

const isPresent = (of: Language, namespace: string, name: string): boolean =>
  present[of].has(keyOf(namespace, name));

async function loadPart({ namespace, name, load }: Part, of: Language): Promise<void> {
  if (isPresent(of, namespace, name)) return;
  const { default: texts } = await load(of);
  // Beside the parts that are there already.
  i18n.addResourceBundle(of, namespace, texts, true);
  present[of].add(keyOf(namespace, name));
}
