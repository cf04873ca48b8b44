import { useEffect, useRef, useState } from 'react';
import SearchIcon from 'lucide-react/icons/search';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import { TextField } from '@praxis/sdk/ui/form';
import styles from './search-form.module.css';
import { showDoctors, type Search } from './use-search';

/** Debounce delay of the search, in milliseconds. */
const delay = 250;

/** Searches doctors while typing (debounced); submitting scrolls to the results. */
export function SearchForm({ query, change }: Search) {
  const { t } = useTranslation('public');
  const [typed, setTyped] = useState(query.q);
  const [searched, setSearched] = useState(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Changed from outside, by Back or by clearing the filters.
  if (query.q !== searched) {
    setSearched(query.q);
    setTyped(query.q);
  }

  const search = (q: string) => {
    clearTimeout(timer.current);
    if (q.trim() === query.q) return;
    setSearched(q.trim());
    change({ q: q.trim() }, query.q !== '');
  };

  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
        showDoctors();
      }}
    >
      <TextField
        id="doctors-q"
        name="q"
        type="search"
        label={t('search.q')}
        hideLabel
        placeholder={t('search.q')}
        prefix={<Icon of={SearchIcon} />}
        maxLength={60}
        value={typed}
        onChange={(q) => {
          setTyped(q);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(q), delay);
        }}
        onBlur={() => {}}
      />
      <Button kind="primary" size="large" type="submit">
        {t('search.act')}
      </Button>
    </form>
  );
}
