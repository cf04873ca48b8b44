import { createElement, useSyncExternalStore } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
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

/** Says that nothing here is real, and opens the simulation panel. */
export function SimulationBar({ deployment }: { deployment: Deployment }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(openPanel.subscribe, openPanel.get);
  const Panel = useLazyComponent(open && loadPanel, () => panelFailed(t));
  if (!deployment.backEnd.simulation) return null;
  return (
    <footer className={styles.bar}>
      <Icon of={FlaskConical} />
      <span>{t('simulation.bar')}</span>
      <button type="button" onClick={() => showPanel()}>
        {t('simulation.open')}
      </button>
      {open && Panel && createElement(Panel, { deployment, open })}
    </footer>
  );
}
