import { useDeferredValue, useId, useState } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Search from 'lucide-react/icons/search';
import { useTranslation, type TopBarProps } from '@praxis/sdk';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  lazyDialog,
  Loading,
  VisuallyHidden,
} from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { useToggleBookmark } from '../use-directory';
import styles from './search-dialog.module.css';
import { chosenId, SearchRow } from './search-row';
import { useCombobox } from './use-combobox';
import { useSearchResults } from './use-search-results';
import { useOpenResult } from './use-open-result';

const EditBookmarks = lazyDialog(
  () => import(/* webpackChunkName: "edit-bookmarks" */ '../dialogs/edit-bookmarks'),
);

interface Props extends TopBarProps {
  onClose(): void;
}

/**
 * Search of the demo app across pages, files and contacts, with keyboard navigation and bookmarks.
 */
export default function SearchDialog({ navigation, onClose }: Props) {
  const { t } = useTranslation('demo');
  const id = useId();
  const [text, setText] = useState('');
  const { groups, bookmarks, error, loading, reload } = useSearchResults(useDeferredValue(text), {
    navigation,
  });
  const rows = groups?.flatMap(({ found }) => found) ?? [];
  const open = useOpenResult(onClose);
  const toggle = useToggleBookmark();
  const { chosen, reset, onKeyDown } = useCombobox({
    count: rows.length,
    hasStar: (row) => rows[row]?.kind === 'page',
    onOpen(row) {
      if (rows[row]) open(rows[row]);
    },
    onStar(row) {
      if (rows[row]?.kind === 'page') toggle(rows[row].page);
    },
  });
  const [editing, setEditing] = useState(false);
  const rowId = (row: number) => `${id}-${row}`;
  const isNothing = rows.length === 0 && groups !== null;

  return (
    <Modal title={t('directory.search')} onClose={onClose}>
      <div className={styles['field']}>
        <Icon of={Search} />
        <input
          role="combobox"
          data-autofocus
          aria-haspopup="grid"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-grid`}
          aria-activedescendant={
            rows.length > 0 ? chosenId(rowId(chosen.row), chosen.cell) : undefined
          }
          aria-label={t('directory.placeholder')}
          placeholder={t('directory.placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles['results']}>
        <div id={`${id}-grid`} role="grid" aria-label={t('directory.results')}>
          {groups?.map(({ name, found }) => (
            <div key={name} role="rowgroup" aria-label={t(`directory.group.${name}`)}>
              <div aria-hidden className={styles['heading']}>
                {t(`directory.group.${name}`)}
              </div>
              {found.map((one) => {
                const row = rows.indexOf(one);
                return (
                  <SearchRow
                    key={one.key}
                    id={rowId(row)}
                    found={one}
                    chosen={chosen.row === row ? chosen.cell : null}
                    onOpen={() => open(one)}
                    onStar={toggle}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {text.trim() === '' && bookmarks > 1 && (
          // A phone has no bookmarks bar.
          <Button kind="quiet" icon={ArrowUpDown} onClick={() => setEditing(true)}>
            {t('directory.edit')}
          </Button>
        )}
        {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
        {!groups && !error && <Loading shape="table" count={4} />}
        {isNothing && (
          <EmptyState drawing="search" title={t('directory.none', { text: text.trim() })}>
            {t('directory.noneHint')}
          </EmptyState>
        )}
      </div>
      <p className={styles['keys']} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('directory.keys.choose')}{' '}
        <kbd>{t('directory.keys.enter')}</kbd> {t('directory.keys.open')} <kbd>→</kbd>{' '}
        {t('directory.keys.bookmark')}
      </p>
      <VisuallyHidden role="status">
        {groups && text.trim() !== '' && t('directory.count', { count: rows.length })}
      </VisuallyHidden>
      {editing && <EditBookmarks navigation={navigation} onClose={() => setEditing(false)} />}
    </Modal>
  );
}
