import { useState } from 'react';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { EmptyState, Flex } from '@praxis/sdk/ui';
import { type Column, DataTable, Pagination, SearchBox } from '@praxis/sdk/ui/list';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: Column<SamplePatient>[] = [
  { key: 'name', title: 'Patient', cell: ({ name }) => name },
  { key: 'plan', title: 'Plan', cell: ({ plan }) => plan },
];

const patients = samplePatients(60);

export default function SearchedPatients() {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const found = patients.filter(({ name }) => searchText(name).includes(searchText(q)));
  return (
    <Flex vertical gap={3}>
      <div>
        <SearchBox
          label="Search patients"
          value={q}
          onSearch={(typed) => {
            setQ(typed);
            setPage(1);
          }}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState drawing="search" title={`No results for “${q}”`} />
      ) : (
        <DataTable
          dense
          label="Patients, a page at a time"
          columns={columns}
          rows={found.slice((page - 1) * perPage, page * perPage)}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination
        page={page}
        perPage={perPage}
        total={found.length}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </Flex>
  );
}
