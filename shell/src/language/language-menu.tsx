import { useSyncExternalStore } from 'react';
import Globe from 'lucide-react/icons/globe';
import { languages, reportError, useTranslation, type Language } from '@praxis/sdk';
import { Button, Menu, whenSlow } from '@praxis/sdk/ui';
import { notify } from '../notifications/notice-store';
import { chooseLanguage, language } from './language';

/** Each language's own name. */
const names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
};

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useSyncExternalStore(language.subscribe, language.get);

  function choose(code: Language): void {
    const chosen = chooseLanguage(code);
    whenSlow(chosen, () => notify({ kind: 'info', text: t('remote.taking') }));
    chosen.catch((error: unknown) => {
      reportError(error, { place: 'language' });
      notify({
        kind: 'error',
        text: t('language.failed', { name: names[code] }),
        undo: { label: t('remote.again'), run: () => choose(code) },
      });
    });
  }

  return (
    <Menu
      items={languages.map((code) => ({
        key: code,
        label: <span lang={code}>{names[code]}</span>,
        checked: code === current,
        onSelect: () => choose(code),
      }))}
    >
      <Button
        kind="quiet"
        icon={Globe}
        // The accessible name contains the visible text.
        aria-label={t('language.label', { name: `${names[current]} (${current.toUpperCase()})` })}
      >
        {current.toUpperCase()}
      </Button>
    </Menu>
  );
}
