import { lazy, Suspense, useState } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import type { RunningSimulation } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import styles from './SimulationBar.module.css';

const SimulationPanel = lazy(
  () => import(/* webpackChunkName: "simulation-panel" */ './SimulationPanel'),
);

/** Says that nothing here is real, and opens the simulation panel. */
export function SimulationBar({ simulation }: { simulation: () => Promise<RunningSimulation> }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <footer className={styles.bar}>
      <Icon of={FlaskConical} />
      <span>{t('simulation.bar')}</span>
      <button type="button" onClick={() => setOpen(true)}>
        {t('simulation.open')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <SimulationPanel simulation={simulation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
