import { useSyncExternalStore } from 'react';
import Globe from 'lucide-react/icons/globe';
import { languages, useTranslation, type Language } from '@praxis/sdk';
import { Button, Menu } from '@praxis/sdk/ui';
import { chooseLanguage, language } from './language';

/** Each language in its own words: whoever needs one finds it. */
const names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
};

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useSyncExternalStore(language.subscribe, language.get);
  return (
    <Menu
      items={languages.map((code) => ({
        key: code,
        label: <span lang={code}>{names[code]}</span>,
        checked: code === current,
        onSelect: () => void chooseLanguage(code),
      }))}
    >
      <Button
        kind="quiet"
        icon={Globe}
        // What is seen on it is part of what it is called.
        aria-label={t('language.label', { name: `${names[current]} (${current.toUpperCase()})` })}
      >
        {current.toUpperCase()}
      </Button>
    </Menu>
  );
}
