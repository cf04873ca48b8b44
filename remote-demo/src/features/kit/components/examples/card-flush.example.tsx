import { Card } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';

const plans = [
  { name: 'Basic', subscribers: 42 },
  { name: 'Plus', subscribers: 18 },
];

const columns: Column<(typeof plans)[number]>[] = [
  { key: 'name', title: 'Plan', cell: ({ name }) => name },
  {
    key: 'subscribers',
    title: 'Subscribers',
    align: 'end',
    cell: ({ subscribers }) => subscribers,
  },
];

export default function CardFlush() {
  return (
    <Card flush title="Subscribers by plan">
      <DataTable
        label="Subscribers by plan"
        columns={columns}
        rows={plans}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
