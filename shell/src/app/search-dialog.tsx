import { useState } from 'react';
import {
  useLanguage,
  useTranslation,
  type MenuEntry,
  type Navigation,
  type RecordSearch,
} from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState } from '@praxis/sdk/ui';
import type { SearchProps } from '../federation/search-of-app';
import { SearchCombobox, type SearchGroup } from './search-combobox';
import { useDebounced } from './use-debounced';

interface Props extends SearchProps {
  /** What the app lets the search find in addition to pages. */
  records?: RecordSearch;
}

/** Finds the role's pages by name, and records of the app; arrow keys select, Enter opens. */
export default function SearchDialog({ navigation, onClose, records }: Props) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const pages = usePages(navigation, text);
  const combobox = { text, onType: setText, onClose };
  return records ? (
    <WithRecords {...combobox} navigation={navigation} pages={pages} records={records} />
  ) : (
    <SearchCombobox {...combobox} label={t('search.placeholder')} groups={[pages]} />
  );
}

/** Debounce delay before records are requested, in milliseconds. */
const delay = 150;

/** Maximum number of records to list. */
const limit = 8;

interface WithRecordsProps {
  text: string;
  onType(text: string): void;
  onClose(): void;
  navigation: Navigation;
  pages: SearchGroup;
  records: RecordSearch;
}

function WithRecords({ navigation, pages, records, ...combobox }: WithRecordsProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const q = combobox.text.trim();
  const asked = useDebounced(q, delay);
  const { data, shown, error, reload, loading } = useQuery(
    records.query,
    q === '' || asked === '' ? null : asked,
  );
  const results = records.useResults(shown);
  const isCurrent = asked === q && data !== null;
  // Until the response arrives, the previous results that match the longer text.
  const found = isCurrent ? results : results.filter(({ name }) => includes(name, q, language));
  const label = pagesOf(navigation).find(({ path }) => path === records.page)?.label[language];
  return (
    <SearchCombobox
      {...combobox}
      label={t('search.open')}
      groups={[pages, { label, options: found.slice(0, limit) }]}
      pending={q !== '' && !isCurrent && !error}
    >
      {error && q !== '' && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
    </SearchCombobox>
  );
}

function usePages(navigation: Navigation, text: string): SearchGroup {
  const language = useLanguage();
  return {
    options: pagesOf(navigation)
      .map(({ path, label, icon }) => ({ path, icon, name: label[language] }))
      .filter(({ name }) => includes(name, text.trim(), language)),
  };
}

function pagesOf({ menu, profileMenu }: Navigation): MenuEntry[] {
  const all = [...menu.flatMap(({ entries }) => entries), ...profileMenu];
  return all.filter((entry, index) => all.findIndex(({ path }) => path === entry.path) === index);
}

const includes = (name: string, part: string, language: string) =>
  name.toLocaleLowerCase(language).includes(part.toLocaleLowerCase(language));
