import { useState } from 'react';
import UserRound from 'lucide-react/icons/user-round';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, Flex, type MenuItem } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: Column<SamplePatient>[] = [
  { key: 'name', title: 'Patient', cell: ({ name }) => name },
  { key: 'email', title: 'Email', cell: ({ email }) => email },
];

export default function SelectedPatients() {
  const [patients, setPatients] = useState(samplePatients(4));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const remove = (isRemoved: (patient: SamplePatient) => boolean) => {
    setPatients(patients.filter((patient) => !isRemoved(patient)));
    setSelected(new Set());
  };
  const rowActions = ({ id }: SamplePatient): MenuItem[] => [
    { key: 'users', label: 'Open users', icon: UserRound, to: '/apps/user/list' },
    {
      key: 'remove',
      label: 'Remove',
      icon: Trash2,
      danger: true,
      onSelect: () => remove((patient) => patient.id === id),
    },
  ];
  return (
    <Flex vertical gap={3}>
      <DataTable
        label="Patients to choose from"
        columns={columns}
        rows={patients}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={rowActions}
        selected={selected}
        onSelect={setSelected}
      />
      <Flex>
        <Button
          danger
          disabled={selected.size === 0}
          onClick={() => remove(({ id }) => selected.has(id))}
        >
          Remove {selected.size}
        </Button>
        <Button disabled={patients.length === 4} onClick={() => setPatients(samplePatients(4))}>
          Start over
        </Button>
      </Flex>
    </Flex>
  );
}
