import { createElement, type ComponentType } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Loading, useLazyComponent } from '@praxis/sdk/ui';
import { Drawer } from '@praxis/sdk/ui/overlay';
import { Tabs } from '@praxis/sdk/ui/page';
import { notifyPartFailed } from '../app/part-failed';
import type { Deployment } from '../boot/deployment';
import { closePanel, panelTabs, showPanel, type OpenPanel, type PanelTab } from './panel-state';
import styles from './simulation-panel.module.css';
import type { TabProps } from './tab-props';
import { useRunning } from './use-running';

const tabs: Record<PanelTab, () => Promise<{ default: ComponentType<TabProps> }>> = {
  accounts: () => import(/* webpackChunkName: "panel-accounts" */ './accounts/accounts-tab'),
  mailbox: () => import(/* webpackChunkName: "panel-mailbox" */ './mailbox/mailbox-tab'),
  clock: () => import(/* webpackChunkName: "panel-clock" */ './clock/clock-tab'),
  network: () => import(/* webpackChunkName: "panel-network" */ './network/network-tab'),
  data: () => import(/* webpackChunkName: "panel-data" */ './data/data-tab'),
  versions: async () => {
    const [tab, { loadVersionsTexts }] = await Promise.all([
      import(/* webpackChunkName: "panel-versions" */ './versions/versions-tab'),
      import(/* webpackChunkName: "panel-versions" */ '../versions/versions-texts'),
    ]);
    await loadVersionsTexts();
    return tab;
  },
};

/** Controls of the simulated back end: sign in as any account, read emails, move time, break the network, replace data. */
export default function SimulationPanel({
  deployment,
  open,
}: {
  deployment: Deployment;
  open: OpenPanel;
}) {
  const { t } = useTranslation('simulation');
  const running = useRunning(deployment.backEnd);
  const shell = useTranslation('shell').t;
  const Tab = useLazyComponent(tabs[open.tab], () => {
    closePanel();
    notifyPartFailed(shell);
  });

  return (
    <Drawer title={t('title')} onClose={closePanel}>
      <Tabs
        label={t('title')}
        items={panelTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        active={open.tab}
        onChange={(tab) => showPanel(tab)}
        panelId="simulation-tab"
      />
      <div
        id="simulation-tab"
        role="tabpanel"
        className={styles.panel}
        aria-label={t(`tabs.${open.tab}`)}
      >
        {running && Tab ? (
          createElement(Tab, { ...running, deployment, open })
        ) : (
          <Loading shape="form" />
        )}
      </div>
    </Drawer>
  );
}
