import { createContext, useContext, useMemo, type ReactNode } from 'react';
import i18next from 'i18next';
import { useTranslation as useI18next } from 'react-i18next';

/** Texts load before anything renders: no Suspense. */
const options = { i18n: i18next, useSuspense: false };

/** A language with its currently loaded texts: the key of caches that are built from texts. */
export interface Wording {
  language: string;
}

const WordingContext = createContext<Wording | null>(null);

/**
 * Provides the language to the tree and re-renders it on change. This is the only place that uses
 * react-i18next's hook, which copies the whole i18next instance per component; a table has hundreds of them.
 * Components read texts by the sdk's `useTranslation`.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  // i18next creates a new `t` on every language event, also when only texts were added.
  const { i18n, t } = useI18next(undefined, options);
  const { language } = i18n;
  const wording = useMemo(() => wordingOf(language, t), [language, t]);
  return <WordingContext value={wording}>{children}</WordingContext>;
}

const wordingOf = (language: string, _t: unknown): Wording => ({ language });

/** Wordings for components without a provider, such as in a test of a single hook. */
const withoutProvider = new Map<string, Wording>();

function wordingWithoutProvider(language: string): Wording {
  const wording = withoutProvider.get(language) ?? { language };
  withoutProvider.set(language, wording);
  return wording;
}

/** Returns the current UI language with its texts. */
export function useWording(): Wording {
  const provided = useContext(WordingContext);
  return provided ?? wordingWithoutProvider(i18next.language);
}

/** Returns the current UI language as an i18next code. */
export const useI18nLanguage = (): string => useWording().language;
