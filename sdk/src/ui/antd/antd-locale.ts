import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useIntlLanguage } from '../text/intl-language';

/** Loaders of antd's own texts, and of dayjs' names of days and months for its pickers; both include English. */
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
const requested = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(language: string): Promise<void> {
  requested.add(language);
  try {
    const texts = await loaders[language]?.();
    if (!texts) return;
    loaded.set(language, texts);
    listeners.forEach((listener) => listener());
  } catch {
    // Keeps English, and lets the next change to the language retry.
    requested.delete(language);
  }
}

/**
 * Returns antd's texts in the current language, or English until they are loaded. Never undefined: antd
 * remounts everything in its scope when it first gets texts, which loses the focus, pending input and
 * the accessible names that we set on its controls.
 */
export function useAntdLocale(): Locale {
  const language = useIntlLanguage().slice(0, 2);
  useEffect(() => {
    if (loaders[language] && !requested.has(language)) void load(language);
  }, [language]);
  return useSyncExternalStore(subscribe, () => loaded.get(language) ?? english);
}
