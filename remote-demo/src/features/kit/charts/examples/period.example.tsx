import { useState } from 'react';
import { ChartCard } from '@praxis/sdk/ui/chart';
import { Segmented } from '@praxis/sdk/ui/page';

type Period = 'week' | 'month' | 'quarter';

const visits: Record<Period, number[]> = {
  week: [8, 11, 9, 14, 12],
  month: [42, 48, 45, 53],
  quarter: [],
};

const categories = {
  week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  month: ['1', '2', '3', '4'],
  quarter: [],
};

export default function ChartWithPeriod() {
  const [period, setPeriod] = useState<Period>('week');
  return (
    <ChartCard
      title="Visits"
      extra={
        <Segmented<Period>
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'quarter', label: 'Quarter' },
          ]}
        />
      }
      data={{
        kind: 'series',
        categoryTitle: period === 'week' ? 'Day' : 'Week',
        categories: categories[period],
        series: [{ name: 'Visits', kind: 'bar', values: visits[period] }],
        format: String,
      }}
    />
  );
}
