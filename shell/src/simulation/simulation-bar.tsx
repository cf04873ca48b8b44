import { createElement, useSyncExternalStore } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Deployment } from '../boot/deployment';
import { createWatched } from '../boot/watched';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import { useLazyPart } from '../app/use-lazy-part';
import { closePanel, openPanel, showPanel } from './panel-state';
import styles from './simulation-bar.module.css';

const loadPanel = async () => {
  const [{ loadPanelTexts }, panel] = await Promise.all([
    import(/* webpackChunkName: "simulation-panel" */ './panel-texts'),
    import(/* webpackChunkName: "simulation-panel" */ './simulation-panel'),
  ]);
  await loadPanelTexts();
  return panel;
};

/** With a real back end. */
const always = createWatched(true);

/** States that the data is simulated, or not persisted, and opens the simulation panel. */
export function SimulationBar({ deployment }: { deployment: Deployment }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(openPanel.subscribe, openPanel.get);
  const Panel = useLazyPart(open && loadPanel, closePanel);
  const { isPersisted: watched = always } = deployment.backEnd;
  const isPersisted = useSyncExternalStore(watched.subscribe, watched.get);
  if (!deployment.backEnd.simulation) return null;
  return (
    <footer className={styles.bar} data-unkept={!isPersisted || undefined}>
      <Icon of={isPersisted ? FlaskConical : TriangleAlert} />
      <span aria-live="polite">{t(isPersisted ? 'simulation.bar' : 'simulation.unkept')}</span>
      <button type="button" onClick={() => showPanel()}>
        {t('simulation.open')}
      </button>
      {open && Panel && createElement(Panel, { deployment, open })}
    </footer>
  );
}
