import { ChartCard } from '@praxis/sdk/ui/chart';

const weeks = ['Oct 5', 'Oct 12', 'Oct 19', 'Oct 26', 'Nov 2', 'Nov 9'];

const data = {
  kind: 'series',
  categoryTitle: 'Week',
  categories: weeks,
  series: [
    { name: 'Booked', values: [42, 48, 45, 53, 58, 61] },
    { name: 'Canceled', values: [6, 4, 7, 5, 4, 3] },
  ],
  format: String,
} as const;

export default function Lines() {
  return <ChartCard title="Appointments" data={data} />;
}
