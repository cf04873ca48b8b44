import { useMemo, useState } from 'react';
import { MapCard } from '@praxis/sdk/ui/map';
import { Segmented } from '@praxis/sdk/ui/page';
import { visitors } from '../../samples/countries';

type Days = '7' | '30';

const format = (count: number) => count.toLocaleString('en');

export default function MapWithPeriod() {
  const [days, setDays] = useState<Days>('30');
  const values = useMemo(
    () =>
      days === '30'
        ? visitors
        : visitors
            .filter(({ value }) => value > 2_000)
            .map(({ country, value }) => ({ country, value: Math.round(value * 0.22) })),
    [days],
  );
  return (
    <MapCard
      title="Visitors"
      extra={
        <Segmented<Days>
          label="Period"
          value={days}
          onChange={setDays}
          options={[
            { value: '7', label: '7 days' },
            { value: '30', label: '30 days' },
          ]}
        />
      }
      valueTitle="Visitors"
      values={values}
      format={format}
    />
  );
}
