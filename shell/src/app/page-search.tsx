import { createElement, useEffect, useEffectEvent, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useTranslation, type Navigation } from '@praxis/sdk';
import { Icon, type PartLoader } from '@praxis/sdk/ui';
import type { RemoteEntry } from '../federation/registry';
import { searchLoaderOf, type SearchProps } from '../federation/search-of-app';
import { useLazyPart } from './use-lazy-part';
import styles from './page-search.module.css';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

interface Props {
  navigation: Navigation | null;
  /** The app of the user's role. */
  entry: RemoteEntry | undefined;
}

/**
 * The search of the top bar (Ctrl K): the app's own search, if it is loaded and has one, or a search of
 * the app's pages by name, and of the records that the app lets the frame find.
 */
export function PageSearch({ navigation, entry }: Props) {
  const { t } = useTranslation('shell');
  const [load, setLoad] = useState<PartLoader<SearchProps> | null>(null);
  const close = () => setLoad(null);
  const SearchDialog = useLazyPart(load, close);
  const open = () =>
    setLoad((now: PartLoader<SearchProps> | null) => now ?? searchLoaderOf(entry, loadDialog));
  const openByKey = useEffectEvent(open);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openByKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        // Contains the visible text, which narrow screens reduce to the icon.
        aria-label={`${t('search.open')} ${t('search.keys')}`}
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <Icon of={Search} />
        {/* The space separates the words for screen readers. */}
        <span className={styles.hint}>{t('search.open')}</span>{' '}
        <kbd className={styles.keys}>{t('search.keys')}</kbd>
      </button>
      {navigation && SearchDialog && createElement(SearchDialog, { navigation, onClose: close })}
    </>
  );
}
