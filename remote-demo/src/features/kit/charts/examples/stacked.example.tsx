import { ChartCard } from '@praxis/sdk/ui/chart';

const data = {
  kind: 'series',
  stacked: true,
  categoryTitle: 'Month',
  categories: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  series: [
    { name: 'In person', kind: 'bar', values: [120, 112, 130, 128, 134], total: '624' },
    { name: 'Video', kind: 'bar', values: [60, 74, 81, 95, 102], total: '412' },
    { name: 'Phone call', kind: 'bar', values: [22, 19, 24, 18, 20], total: '103' },
  ],
  format: String,
} as const;

export default function StackedBars() {
  return <ChartCard title="Appointments by kind" data={data} />;
}
