import { useState } from 'react';
import type { RunningSimulation } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { notify } from '../../notifications/notice-store';
import styles from '../simulation-panel.module.css';

/** Resets the sample data, in all tabs of the browser. */
export function ResetData({ running }: { running: RunningSimulation }) {
  const { t } = useTranslation('simulation');
  const [asking, setAsking] = useState(false);

  const reset = async () => {
    await running.reset();
    notify({ kind: 'success', text: t('data.resetDone') });
  };

  return (
    <section className={styles.section}>
      <h3>{t('data.resetTitle')}</h3>
      <p>{t('data.resetText')}</p>
      <Button danger onClick={() => setAsking(true)}>
        {t('data.reset')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('data.reset')}
          verb={t('data.reset')}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          {t('data.resetText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
