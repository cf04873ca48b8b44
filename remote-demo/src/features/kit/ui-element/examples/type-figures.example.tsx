import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { Money } from '@praxis/sdk/ui/page';

interface Month {
  name: string;
  charges: number;
  amountMinor: number;
}

const months: Month[] = [
  { name: 'March', charges: 118, amountMinor: 1171100 },
  { name: 'April', charges: 94, amountMinor: 940990 },
  { name: 'May', charges: 131, amountMinor: 1248050 },
];

const columns: Column<Month>[] = [
  { key: 'name', title: 'Month', cell: ({ name }) => name },
  { key: 'charges', title: 'Charges', align: 'end', cell: ({ charges }) => charges },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    cell: ({ amountMinor }) => <Money of={{ amountMinor, currency: 'USD' }} />,
  },
];

export default function TypeFigures() {
  return (
    <DataTable
      label="Charges by month"
      columns={columns}
      rows={months}
      rowKey={(row) => row.name}
    />
  );
}
