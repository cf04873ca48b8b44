import { createElement, useEffect, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useTranslation, type RemoteManifest } from '@praxis/sdk';
import { Icon, useLazyComponent } from '@praxis/sdk/ui';
import { partFailed } from './part-failed';
import styles from './page-search.module.css';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

/** The search of the top bar (Ctrl K): finds any page of the person's role by its name. */
export function PageSearch({ manifest }: { manifest: RemoteManifest | null }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const SearchDialog = useLazyComponent(open ? loadDialog : null, () => {
    close();
    partFailed(t);
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        // What is seen on it, also where there is room for the icon alone.
        aria-label={`${t('search.open')} Ctrl K`}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        {/* The space between them is read, and not seen. */}
        <span className={styles.hint}>{t('search.open')}</span>{' '}
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {open &&
        manifest &&
        SearchDialog &&
        createElement(SearchDialog, { manifest, onClose: close })}
    </>
  );
}
