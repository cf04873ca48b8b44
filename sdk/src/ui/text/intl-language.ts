import { useI18nLanguage } from '../../texts-provider';

/** Returns the locale for dates, numbers and money: the language of the interface. */
export function useIntlLanguage(): string {
  return useI18nLanguage() || 'en';
}
