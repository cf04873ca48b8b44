import { ChartCard } from '@praxis/sdk/ui/chart';

const data = {
  kind: 'shares',
  categoryTitle: 'Plan',
  valueTitle: 'Patients',
  shares: [
    { name: 'Plus', value: 148 },
    { name: 'Basic', value: 96 },
    { name: 'Family', value: 41 },
  ],
  format: String,
} as const;

export default function Shares() {
  return <ChartCard title="Patients by plan" data={data} />;
}
