import { ChartCard } from '@praxis/sdk/ui/chart';

const data = {
  kind: 'series',
  horizontal: true,
  categoryTitle: 'Reason',
  categories: ['Annual checkup', 'Follow-up', 'Prescription', 'Vaccination', 'Lab results'],
  series: [{ name: 'Appointments', kind: 'bar', values: [84, 61, 47, 33, 21] }],
  format: String,
} as const;

export default function HorizontalBars() {
  return <ChartCard title="Why patients come" data={data} />;
}
