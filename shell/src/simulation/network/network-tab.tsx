import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, SwitchField } from '@praxis/sdk/ui/form';
import type { TabProps } from '../tab-props';
import styles from '../simulation-panel.module.css';

type Faults = TabProps['running']['faults'];

/** Choices for the response delay, in milliseconds, and for the share of failing requests. */
const latencies = ['0', '300', '1000', '3000'] as const;
const errorRates = ['0', '0.1', '0.5', '1'] as const;

/** Settings of the simulated network: response delay, error rate and offline mode. */
export default function NetworkTab({ running: { faults } }: TabProps) {
  const { t, i18n } = useTranslation('simulation');
  const [settings, setSettings] = useState({ ...faults });
  const change = (changes: Partial<Faults>) => {
    Object.assign(faults, changes);
    setSettings({ ...faults });
  };
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const seconds = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second' });

  return (
    <section className={styles.section}>
      <NativeSelectField
        id="simulation-latency"
        name="latency"
        label={t('network.latency')}
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
        label={t('network.errors')}
        value={String(settings.errorRate)}
        onChange={(value) => change({ errorRate: Number(value) })}
        onBlur={() => {}}
        choices={errorRates.map((value) => ({ value, label: percent.format(Number(value)) }))}
      />
      <SwitchField
        id="simulation-offline"
        name="offline"
        label={t('network.offline')}
        value={settings.offline}
        onChange={(offline) => change({ offline })}
        onBlur={() => {}}
      />
    </section>
  );
}
