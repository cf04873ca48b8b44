import { searchText } from '@praxis/contract/rules/texts/search-text';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { type Column, ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { Person, Tag } from '@praxis/sdk/ui/page';

interface User {
  name: string;
  email: string;
  active: boolean;
}

const users: User[] = [
  { name: 'Olivia Bennett', email: 'olivia@example.com', active: true },
  { name: 'Noah Fischer', email: 'noah@example.com', active: true },
  { name: 'Emma Laurent', email: 'emma@example.com', active: false },
];

const columns: Column<User>[] = [
  { key: 'name', title: 'User', cell: ({ name, email }) => <Person name={name} detail={email} /> },
  {
    key: 'status',
    title: 'Status',
    cell: ({ active }) =>
      active ? (
        <Tag tone="success" dot>
          Active
        </Tag>
      ) : (
        <Tag dot>Inactive</Tag>
      ),
  },
];

const filters = [
  { name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] },
];

export default function ListOfUsers() {
  const list = useListQuery({ filters: ['status'] });
  const items = users.filter(
    ({ name, active }) =>
      searchText(name).includes(searchText(list.q)) && (!list.filters['status'] || active),
  );
  // In a real page, `useList` returns both from the back end.
  const response = { items, total: items.length };
  return (
    <ListPage
      label="Users"
      list={list}
      query={{
        data: response,
        shown: response,
        error: null,
        loading: false,
        reload: () => undefined,
      }}
      columns={columns}
      rowKey={({ email }) => email}
      rowName={({ name }) => name}
      filters={filters}
      searchLabel="Search users"
      empty={<EmptyState drawing="people" title="No users yet" />}
      bulkActions={(rows, clear) => <Button onClick={clear}>Deactivate {rows.length}</Button>}
    />
  );
}
