import { Table, type ColumnsType } from '@praxis/sdk/ui/table';

interface Cost {
  key: string;
  name: string;
  month: number;
  year: number;
  children?: Cost[];
}

const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

const columns: ColumnsType<Cost> = [
  { title: 'Cost', dataIndex: 'name' },
  { title: 'November', dataIndex: 'month', align: 'right', render: dollars },
  { title: '2026', dataIndex: 'year', align: 'right', render: dollars },
];

const costs: Cost[] = [
  {
    key: 'rooms',
    name: 'Rooms',
    month: 4_200,
    year: 46_200,
    children: [
      { key: 'rent', name: 'Rent', month: 3_600, year: 39_600 },
      { key: 'power', name: 'Electricity', month: 600, year: 6_600 },
    ],
  },
  {
    key: 'people',
    name: 'People',
    month: 18_400,
    year: 202_400,
    children: [
      { key: 'team', name: 'Team', month: 17_900, year: 196_900 },
      { key: 'training', name: 'Training', month: 500, year: 5_500 },
    ],
  },
];

export default function Costs() {
  return (
    <Table
      size="small"
      pagination={false}
      columns={columns}
      dataSource={costs}
      expandable={{ defaultExpandedRowKeys: ['rooms'] }}
      scroll={{ x: 360 }}
    />
  );
}
