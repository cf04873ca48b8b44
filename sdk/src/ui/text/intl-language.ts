import { useI18nLanguage } from '../../texts-provider';

/** The language that dates, numbers and money are written in: the interface's. */
export function useIntlLanguage(): string {
  return useI18nLanguage() || 'en';
}
