import Avatar from 'antd/es/avatar';
import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import Dropdown from 'antd/es/dropdown';
import Table, { type ColumnsType } from 'antd/es/table';
import Tag from 'antd/es/tag';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';

/** Rows of the product's sample data, inlined by the build. */
declare const sampleRows: DoctorSubscriber[];

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const dateOf = (text: string) => date.format(new Date(text));
const initials = (name: string) => name.split(' ').map(([first]) => first);
const rowMenu = {
  items: ['View patient', 'Approve', 'Reject', 'End subscription'].map((label) => ({
    key: label,
    label,
  })),
};

const columns: ColumnsType<DoctorSubscriber> = [
  {
    title: 'Patient',
    sorter: (a, b) => a.patient.fullName.localeCompare(b.patient.fullName),
    render: (_, { id, patient, plan }) => (
      <>
        <Avatar>{initials(patient.fullName)}</Avatar> <a href={`#${id}`}>{patient.fullName}</a>
        <div>{plan.name}</div>
      </>
    ),
  },
  { title: 'Status', render: (_, { status }) => <Tag color="green">{status}</Tag> },
  {
    title: 'Appointments left',
    align: 'end',
    render: (_, { visitsLeft }) => visitsLeft ?? 'Unlimited',
  },
  {
    title: 'Price',
    align: 'end',
    sorter: (a, b) => a.plan.price.amountMinor - b.plan.price.amountMinor,
    render: (_, { plan }) => money.format(plan.price.amountMinor / 100),
  },
  {
    title: 'Applied',
    align: 'end',
    sorter: (a, b) => a.createdAt.localeCompare(b.createdAt),
    render: (_, { createdAt }) => dateOf(createdAt),
  },
  {
    title: 'Ends',
    align: 'end',
    sorter: (a, b) => (a.period.endOn ?? '').localeCompare(b.period.endOn ?? ''),
    render: (_, { period }) => period.endOn && dateOf(period.endOn),
  },
  {
    title: '',
    align: 'end',
    render: () => (
      <Dropdown menu={rowMenu} trigger={['click']}>
        <Button size="small">…</Button>
      </Dropdown>
    ),
  },
];

/** The doctor's patients in a straightforward antd table, with all rows in memory. */
export function PatientTable() {
  return (
    <ConfigProvider theme={{ token: { colorPrimary: '#0f766e' } }}>
      <main style={{ padding: 24 }}>
        <h1>Patients</h1>
        <Table<DoctorSubscriber>
          rowKey="id"
          columns={columns}
          dataSource={sampleRows}
          pagination={{ pageSize: 10 }}
        />
      </main>
    </ConfigProvider>
  );
}
