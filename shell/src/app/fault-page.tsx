import { useTranslation } from '@praxis/sdk';
import styles from './full-page.module.css';
import { FullPageMark } from './full-page-mark';

/** Something of the shell did not load or failed: most often, the product was updated meanwhile. */
export function FaultPage() {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.page} role="alert">
      <FullPageMark of="fault" />
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.text')}</p>
      <button type="button" className={styles.act} onClick={() => window.location.reload()}>
        {t('boot.reload')}
      </button>
    </main>
  );
}
