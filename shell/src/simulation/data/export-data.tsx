import type { Panel } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { downloadFile } from '@praxis/sdk/ui/download';
import styles from '../simulation-panel.module.css';

/** Downloads all changes as a file. */
export function ExportData({ panel }: { panel: Panel }) {
  const { t } = useTranslation('simulation');
  const save = async () =>
    downloadFile('praxis-simulation.json', 'application/json', await panel.exportData());

  return (
    <section className={styles.section}>
      <h3>{t('data.exportTitle')}</h3>
      <p>{t('data.exportText')}</p>
      <Button onClick={() => void save()}>{t('data.export')}</Button>
    </section>
  );
}
