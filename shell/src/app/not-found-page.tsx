import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import styles from './full-page.module.css';
import { FullPageMark } from './full-page-mark';

/** The error page: nothing is at this address. */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notFound.title')} · Praxis`;
  }, [t]);
  return (
    <div className={styles.page}>
      <FullPageMark of="notFound" />
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <a className={styles.act} href="/">
        {t('notFound.act')}
      </a>
    </div>
  );
}
