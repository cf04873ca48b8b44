import { useState } from 'react';
import type { RunningSimulation } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, SwitchField } from '@praxis/sdk/ui/form';
import styles from './SimulationPanel.module.css';

type Faults = RunningSimulation['faults'];

/** Milliseconds before each answer, and the share of requests that fail, to choose from. */
const latencies = ['0', '300', '1000', '3000'] as const;
const errorRates = ['0', '0.1', '0.5', '1'] as const;

/** How late answers come, how many requests fail, and whether any reach the back end at all. */
export function NetworkFaults({ faults }: { faults: Faults }) {
  const { t, i18n } = useTranslation('shell');
  const [settings, setSettings] = useState({ ...faults });
  const change = (changes: Partial<Faults>) => {
    Object.assign(faults, changes);
    setSettings({ ...faults });
  };
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const seconds = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second' });

  return (
    <section className={styles.section}>
      <h3>{t('simulation.network')}</h3>
      <NativeSelectField
        id="simulation-latency"
        name="latency"
        label={t('simulation.latency')}
        value={String(settings.latencyMs)}
        onChange={(value) => change({ latencyMs: Number(value) })}
        onBlur={() => {}}
        choices={latencies.map((value) => ({
          value,
          label: seconds.format(Number(value) / 1000),
        }))}
      />
      <NativeSelectField
        id="simulation-errors"
        name="errors"
        label={t('simulation.errors')}
        value={String(settings.errorRate)}
        onChange={(value) => change({ errorRate: Number(value) })}
        onBlur={() => {}}
        choices={errorRates.map((value) => ({ value, label: percent.format(Number(value)) }))}
      />
      <SwitchField
        id="simulation-offline"
        name="offline"
        label={t('simulation.offline')}
        value={settings.offline}
        onChange={(offline) => change({ offline })}
        onBlur={() => {}}
      />
    </section>
  );
}
