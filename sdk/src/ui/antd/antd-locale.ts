import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useIntlLanguage } from '../text/intl-language';

/** antd's own texts, and the names of days and months that its pickers take from dayjs; English is in both. */
const loaders: Readonly<Record<string, () => Promise<Locale>>> = {
  de: async () => {
    const [texts] = await Promise.all([import('antd/es/locale/de_DE'), import('dayjs/locale/de')]);
    return texts.default;
  },
  fr: async () => {
    const [texts] = await Promise.all([import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')]);
    return texts.default;
  },
  pt: async () => {
    const [texts] = await Promise.all([
      import('antd/es/locale/pt_BR'),
      import('dayjs/locale/pt-br'),
    ]);
    return texts.default;
  },
};

const loaded = new Map<string, Locale>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(language: string): Promise<void> {
  asked.add(language);
  try {
    const texts = await loaders[language]?.();
    if (!texts) return;
    loaded.set(language, texts);
    listeners.forEach((listener) => listener());
  } catch {
    // English stays until the language is asked for again.
    asked.delete(language);
  }
}

/**
 * antd's texts in the current language; English until they are there. Never none: antd builds all that
 * is in its scope anew where it gets texts for the first time, and with it goes the focus, what is
 * being typed and every name that we gave to its controls.
 */
export function useAntdLocale(): Locale {
  const language = useIntlLanguage().slice(0, 2);
  useEffect(() => {
    if (loaders[language] && !asked.has(language)) void load(language);
  }, [language]);
  return useSyncExternalStore(subscribe, () => loaded.get(language) ?? english);
}
