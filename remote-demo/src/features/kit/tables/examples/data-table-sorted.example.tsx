import { useState } from 'react';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: Column<SamplePatient>[] = [
  { key: 'name', title: 'Patient', sort: 'name', cell: ({ name }) => name },
  { key: 'plan', title: 'Plan', sort: 'plan', cell: ({ plan }) => plan },
];

const patients = samplePatients(6);

export default function SortedPatients() {
  const [sort, setSort] = useState('name');
  const field = sort.replace('-', '') as 'name' | 'plan';
  const sorted = patients.toSorted((one, other) => one[field].localeCompare(other[field]));
  return (
    <DataTable
      dense
      label="Patients by plan"
      columns={columns}
      rows={sort.startsWith('-') ? sorted.toReversed() : sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}
