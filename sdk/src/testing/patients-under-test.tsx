import type { Failure } from '../data/request-error';
import { EmptyState } from '../ui/components/empty-state';
import { ListPage, type ListPageProps } from '../ui/list/list-page';
import { useListQuery } from '../ui/list/use-list-query';

export interface PatientRow {
  id: string;
  name: string;
}

export const patientRows: readonly PatientRow[] = [
  { id: '1', name: 'Maya Okafor' },
  { id: '2', name: 'Tom Baker' },
];

const filters = [
  {
    name: 'plan',
    label: 'Plan',
    options: [
      { value: 'basic', label: 'Basic care' },
      { value: 'family', label: 'Family plus' },
    ],
  },
];
const filterNames = [...filters.map(({ name }) => name), 'from', 'to'];

export interface PatientsUnderTestProps extends Partial<ListPageProps<PatientRow>> {
  /** Rows of the stubbed query. */
  rows?: readonly PatientRow[] | null;
  total?: number;
  loading?: boolean;
  failure?: Failure;
  onRetry?(): void;
}

/** A list with one filter and one sortable column, for tests of list behavior. */
export function PatientsUnderTest({
  rows = patientRows,
  total = 60,
  loading = false,
  failure,
  onRetry = () => undefined,
  ...props
}: PatientsUnderTestProps) {
  const list = useListQuery({ filters: filterNames, sort: 'name' });
  const data = rows && { items: [...rows], total };
  return (
    <ListPage<PatientRow>
      label="Patients"
      searchLabel="Search patients"
      list={list}
      query={{ data, shown: data, loading, error: failure ?? null, reload: onRetry }}
      filters={filters}
      empty={<EmptyState title="No patients yet" />}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      columns={[
        { key: 'name', title: 'Name', sort: 'name', cell: (row) => row.name },
        { key: 'id', title: 'Number', align: 'end', cell: (row) => row.id },
      ]}
      {...props}
    />
  );
}
