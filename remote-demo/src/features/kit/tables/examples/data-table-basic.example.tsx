import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { DateOnly, Money, Person, Tag } from '@praxis/sdk/ui/page';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const tones = { active: 'success', pending: 'warning', expired: 'neutral' } as const;

const columns: Column<SamplePatient>[] = [
  {
    key: 'name',
    title: 'Patient',
    cell: ({ name, email }) => <Person name={name} detail={email} />,
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <Tag tone={tones[status]}>{status}</Tag>,
  },
  { key: 'since', title: 'Since', wideOnly: true, cell: ({ since }) => <DateOnly on={since} /> },
  {
    key: 'paid',
    title: 'Paid',
    align: 'end',
    cell: ({ paid }) => <Money of={{ amountMinor: paid, currency: 'USD' }} />,
  },
];

const patients = samplePatients(4);

export default function Patients() {
  return <DataTable label="Patients" columns={columns} rows={patients} rowKey={({ id }) => id} />;
}
