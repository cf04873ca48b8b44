import type { Panel } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import styles from '../SimulationPanel.module.css';

/** Saves everything that was changed as a file. */
export function ExportData({ panel }: { panel: Panel }) {
  const { t } = useTranslation('simulation');

  const save = () => {
    const address = URL.createObjectURL(
      new Blob([panel.exportData()], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = 'praxis-simulation.json';
    link.click();
    URL.revokeObjectURL(address);
  };

  return (
    <section className={styles.section}>
      <h3>{t('data.exportTitle')}</h3>
      <p>{t('data.exportText')}</p>
      <Button onClick={save}>{t('data.export')}</Button>
    </section>
  );
}
