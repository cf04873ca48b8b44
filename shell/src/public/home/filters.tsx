import { useEffect, useRef, useState } from 'react';
import type { Option } from '@praxis/contract/entities/options';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, TextField } from '@praxis/sdk/ui/form';
import { languageName } from '../use-labels';
import { useLanguageOfPage } from '../use-language-of-page';
import styles from './doctor-search.module.css';
import type { SearchQuery } from './search-query';

interface Props {
  query: SearchQuery;
  specialities: readonly Option[];
  states: readonly Option[];
  /** `replace` where somebody is still typing: Back does not go through every letter. */
  onChange(changes: Partial<SearchQuery>, replace?: boolean): void;
}

/** Languages that doctors speak with patients, beside those of the product. */
const spoken = ['en', 'de', 'fr', 'pt', 'es', 'it', 'tr', 'pl', 'ar', 'uk', 'ru', 'zh', 'hi', 'yo'];

/** Milliseconds of pause after which what was typed is searched for. */
const pause = 250;

/** Name, speciality, state and language. */
export function Filters({ query, specialities, states, onChange }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguageOfPage();
  const [typed, setTyped] = useState(query.q);
  const [asked, setAsked] = useState(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or cleared filters, changed it from outside.
  if (query.q !== asked) {
    setAsked(query.q);
    setTyped(query.q);
  }

  const search = (q: string, after: number) => {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (q.trim() === query.q) return;
      setAsked(q.trim());
      onChange({ q: q.trim() }, query.q !== '');
    }, after);
  };
  /** Before a choice is made the field itself offers the empty one. */
  const withAny = (chosen: string, options: readonly Option[]): readonly Option[] =>
    chosen === '' ? options : [{ value: '', label: t('search.any') }, ...options];

  return (
    <form
      className={styles.filters}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
      }}
    >
      <TextField
        id="doctors-q"
        name="q"
        type="search"
        label={t('search.q')}
        placeholder={t('search.qHint')}
        maxLength={60}
        value={typed}
        onChange={(q) => search(q, pause)}
        onBlur={() => {}}
      />
      <NativeSelectField
        id="doctors-speciality"
        name="speciality"
        label={t('search.speciality')}
        value={query.speciality}
        onChange={(speciality) => onChange({ speciality })}
        onBlur={() => {}}
        placeholder={t('search.any')}
        choices={withAny(query.speciality, known(specialities, query.speciality))}
      />
      <NativeSelectField
        id="doctors-state"
        name="state"
        label={t('search.state')}
        value={query.state}
        onChange={(state) => onChange({ state })}
        onBlur={() => {}}
        placeholder={t('search.any')}
        choices={withAny(query.state, known(states, query.state))}
      />
      <NativeSelectField
        id="doctors-language"
        name="language"
        label={t('search.language')}
        value={query.language}
        onChange={(chosen) => onChange({ language: chosen })}
        onBlur={() => {}}
        placeholder={t('search.any')}
        choices={withAny(
          query.language,
          spoken.map((value) => ({ value, label: languageName(value, language) })),
        )}
      />
    </form>
  );
}

/** A value from the address stays chosen while its label is on its way. */
const known = (options: readonly Option[], chosen: string): readonly Option[] =>
  chosen !== '' && options.length === 0 ? [{ value: chosen, label: chosen }] : options;
