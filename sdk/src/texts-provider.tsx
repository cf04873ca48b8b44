import { createContext, useContext, useMemo, type ReactNode } from 'react';
import i18next from 'i18next';
import { useTranslation as useI18next } from 'react-i18next';

/** Texts are there before anything shows: nothing waits for them. */
const options = { i18n: i18next, useSuspense: false };

/** A language with the texts that it has now. What is made of texts is kept as long as this. */
export interface Wording {
  language: string;
}

const WordingContext = createContext<Wording | null>(null);

/**
 * Tells everything beneath it of another language. react-i18next listens here, once for all:
 * its hook copies the whole i18next instance at each place that shows a text, and a table has
 * hundreds of them. Those read texts by `useTranslation` of the sdk.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  // i18next makes another `t` each time that it tells of a language, also of one with other texts.
  const { i18n, t } = useI18next(undefined, options);
  const { language } = i18n;
  const wording = useMemo(() => wordingOf(language, t), [language, t]);
  return <WordingContext value={wording}>{children}</WordingContext>;
}

const wordingOf = (language: string, _made: unknown): Wording => ({ language });

/** Where nothing is around that tells of a language, such as in a test of one hook. */
const alone = new Map<string, Wording>();

function aloneIn(language: string): Wording {
  const wording = alone.get(language) ?? { language };
  alone.set(language, wording);
  return wording;
}

/** The language of the interface, as i18next names it, with its texts. */
export function useWording(): Wording {
  const around = useContext(WordingContext);
  return around ?? aloneIn(i18next.language);
}

/** The language of the interface, as i18next names it. */
export const useI18nLanguage = (): string => useWording().language;
