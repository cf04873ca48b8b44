import { useState } from 'react';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { Money, Tag } from '@praxis/sdk/ui/page';

interface Plan {
  name: string;
  subscribers: number;
  price: number;
  published: boolean;
}

const plans: Plan[] = [
  { name: 'Basic', subscribers: 42, price: 4900, published: true },
  { name: 'Plus', subscribers: 18, price: 9900, published: true },
  { name: 'Family', subscribers: 0, price: 14900, published: false },
];

const columns: Column<Plan>[] = [
  { key: 'name', title: 'Plan', sort: 'name', cell: ({ name }) => name },
  {
    key: 'status',
    title: 'Status',
    cell: ({ published }) => (published ? <Tag tone="success">Published</Tag> : <Tag>Draft</Tag>),
  },
  {
    key: 'subscribers',
    title: 'Subscribers',
    align: 'end',
    sort: 'subscribers',
    cell: ({ subscribers }) => subscribers,
  },
  {
    key: 'price',
    title: 'Price',
    align: 'end',
    cell: ({ price }) => <Money of={{ amountMinor: price, currency: 'USD' }} />,
  },
];

const bySort = (sort: string) => (a: Plan, b: Plan) => {
  const order = sort.endsWith('name')
    ? a.name.localeCompare(b.name)
    : a.subscribers - b.subscribers;
  return sort.startsWith('-') ? -order : order;
};

export default function TableSorted() {
  const [sort, setSort] = useState('name');
  return (
    <DataTable
      label="Plans"
      columns={columns}
      rows={[...plans].sort(bySort(sort))}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      rowActions={() => [
        { key: 'edit', label: 'Edit', icon: Pencil, primary: true },
        { key: 'archive', label: 'Archive', icon: Archive },
      ]}
      sort={sort}
      onSort={setSort}
    />
  );
}
