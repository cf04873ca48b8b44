import { useState } from 'react';
import type { RunningSimulation } from '@praxis/mock-server';
import { useHost, useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import styles from './SimulationPanel.module.css';

/** Puts the sample data back to what it was at the start, here and in every other tab. */
export function SampleData({ simulation }: { simulation: RunningSimulation }) {
  const { t } = useTranslation('shell');
  const { notify } = useHost();
  const [asking, setAsking] = useState(false);

  const reset = async () => {
    await simulation.reset();
    notify({ kind: 'success', text: t('simulation.resetDone') });
  };

  return (
    <section className={styles.section}>
      <h3>{t('simulation.resetTitle')}</h3>
      <p>{t('simulation.resetText')}</p>
      <Button danger onClick={() => setAsking(true)}>
        {t('simulation.reset')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('simulation.reset')}
          verb={t('simulation.reset')}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          {t('simulation.resetText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
