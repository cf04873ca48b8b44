import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { BackEnd } from '../boot/back-end';
import type { Deployment } from '../boot/deployment';
import { useTranslation } from '@praxis/sdk';
import { Icon, useLazyComponent } from '@praxis/sdk/ui';
import { openPanel, showPanel } from './panel-state';
import { panelFailed } from './panel-failed';
import styles from './simulation-bar.module.css';

const loadPanel = async () => {
  const [{ loadPanelTexts }, panel] = await Promise.all([
    import(/* webpackChunkName: "simulation-panel" */ './panel-texts'),
    import(/* webpackChunkName: "simulation-panel" */ './simulation-panel'),
  ]);
  await loadPanelTexts();
  return panel;
};

/** Says that nothing here is real, or that nothing of it is kept, and opens the simulation panel. */
export function SimulationBar({ deployment }: { deployment: Deployment }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(openPanel.subscribe, openPanel.get);
  const Panel = useLazyComponent(open && loadPanel, () => panelFailed(t));
  const keeps = useKeeps(deployment.backEnd);
  if (!deployment.backEnd.simulation) return null;
  return (
    <footer className={styles.bar} data-unkept={!keeps || undefined}>
      <Icon of={keeps ? FlaskConical : TriangleAlert} />
      <span aria-live="polite">{t(keeps ? 'simulation.bar' : 'simulation.unkept')}</span>
      <button type="button" onClick={() => showPanel()}>
        {t('simulation.open')}
      </button>
      {open && Panel && createElement(Panel, { deployment, open })}
    </footer>
  );
}

/** Whether what is done is kept on this device: it is until the simulation says otherwise. */
function useKeeps({ simulation }: BackEnd): boolean {
  const [keeps, setKeeps] = useState(true);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void simulation?.().then((running) => {
      if (!left) stop = running.onKeeping(setKeeps);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [simulation]);
  return keeps;
}
