import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { NativeSelectField, SwitchField } from '@praxis/sdk/ui/form';
import type { TabProps } from '../tab-props';
import styles from '../simulation-panel.module.css';

type Faults = TabProps['running']['faults'];

/** Milliseconds before each answer, and the share of requests that fail, to choose from. */
const latencies = ['0', '300', '1000', '3000'] as const;
const errorRates = ['0', '0.1', '0.5', '1'] as const;

/** How late answers come, how many requests fail, and whether any reach the back end at all. */
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
