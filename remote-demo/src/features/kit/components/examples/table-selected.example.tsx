import { useState } from 'react';
import { DataTable, type Column } from '@praxis/sdk/ui/list';

const columns: Column<string>[] = [{ key: 'name', title: 'Patient', cell: (name) => name }];

export default function TableSelected() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['Noah Fischer']));
  return (
    <DataTable
      label="Patients"
      columns={columns}
      rows={['Olivia Bennett', 'Noah Fischer', 'Emma Laurent']}
      rowKey={(name) => name}
      selected={selected}
      onSelect={setSelected}
      dense
    />
  );
}
