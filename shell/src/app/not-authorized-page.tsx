import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import styles from './full-page.module.css';
import { FullPageMark } from './full-page-mark';

/** `/misc/not-authorized`: the address belongs to another role. It is there signed in and signed out. */
export default function NotAuthorizedPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notAuthorized.title')} · Praxis`;
  }, [t]);
  return (
    <div className={styles.page}>
      <FullPageMark of="noAccess" />
      <h1 tabIndex={-1}>{t('notAuthorized.title')}</h1>
      <p>{t('notAuthorized.text')}</p>
      <Link className={styles.act} to="/">
        {t('notFound.act')}
      </Link>
    </div>
  );
}
