import { createContext, useContext, type ReactNode } from 'react';
import i18next from 'i18next';
import { useTranslation as useI18next } from 'react-i18next';

/** Texts are there before anything shows: nothing waits for them. */
const options = { i18n: i18next, useSuspense: false };

const LanguageContext = createContext<string | null>(null);

/**
 * Tells everything beneath it of another language. react-i18next listens here, once for all:
 * its hook copies the whole i18next instance at each place that shows a text, and a table has
 * hundreds of them. Those read texts by `useTranslation` of the sdk.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useI18next(undefined, options);
  return <LanguageContext value={i18n.language}>{children}</LanguageContext>;
}

/** The language of the interface, as i18next names it. */
export const useI18nLanguage = (): string => useContext(LanguageContext) ?? i18next.language;
