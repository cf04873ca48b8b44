import { useTranslation } from '@praxis/sdk';
import type { DeploymentFault } from '../boot/deployment-fault';
import styles from './full-page.module.css';
import { FullPageMark } from './full-page-mark';

/** The product cannot start: names the file and what is wrong with it, for whoever runs this deployment. */
export function BootFaultPage({ fault }: { fault: DeploymentFault }) {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.page} role="alert">
      <FullPageMark of="fault" />
      <h1>{t('boot.title')}</h1>
      <p>{t(`boot.${fault.reason}`, { file: fault.file, place: fault.place || '–' })}</p>
      <button type="button" className={styles.act} onClick={() => window.location.reload()}>
        {t('boot.reload')}
      </button>
    </main>
  );
}
