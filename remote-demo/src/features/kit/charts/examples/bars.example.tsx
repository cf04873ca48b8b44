import { ChartCard } from '@praxis/sdk/ui/chart';

const data = {
  kind: 'series',
  categoryTitle: 'Day',
  categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  series: [{ name: 'New patients', kind: 'bar', values: [3, 5, 2, 6, 4] }],
  format: (value: number) => `${value} patients`,
  formatAxis: String,
} as const;

export default function Bars() {
  return <ChartCard title="New patients" data={data} />;
}
