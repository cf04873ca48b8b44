import { useTranslation } from 'react-i18next';

/** The language that dates, numbers and money are written in: the interface's. */
export function useIntlLanguage(): string {
  const { i18n } = useTranslation();
  return i18n.language || 'en';
}
