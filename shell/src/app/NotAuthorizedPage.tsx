import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/router';
import styles from './FullPage.module.css';

/** `/misc/not-authorized`: the address belongs to another role. */
export function NotAuthorizedPage({ landing }: { landing: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('notAuthorized.title')}</h1>
      <p>{t('notAuthorized.text')}</p>
      <Link className={styles.act} to={landing}>
        {t('notFound.act')}
      </Link>
    </div>
  );
}
