import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { devicesQuery } from '../queries';
import type { ChosenPeriod } from './use-period';

const known = ['Desktop', 'Mobile', 'Tablet'] as const;

/** Shares of the devices, with their changes. */
export function DevicesCard({ chosen: { period } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const { percent, change } = useFigures();
  const { shown, error, loading, reload } = useQuery(devicesQuery, { query: { period } });
  const devices = shown?.chart_info;
  const data = useMemo<ChartData | null>(
    () =>
      devices
        ? {
            kind: 'shares',
            shares: devices.map(({ name, usage, upDown }) => {
              const device = known.find((one) => one === name);
              return {
                name: device ? t(`analytics.devices.${device}`) : name,
                value: usage,
                note: change(upDown),
              };
            }),
            format: percent,
            categoryTitle: t('analytics.devices.device'),
            valueTitle: t('analytics.devices.share'),
            noteTitle: t('analytics.devices.change'),
          }
        : null,
    [devices, percent, change, t],
  );
  return (
    <ChartCard
      title={t('analytics.devices.title')}
      height={180}
      data={data}
      failure={error}
      retrying={loading}
      onRetry={reload}
    />
  );
}
