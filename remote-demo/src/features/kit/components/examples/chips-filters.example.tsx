import { useState } from 'react';
import { FilterChips } from '@praxis/sdk/ui/list';

const filters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'pending', label: 'Pending' },
    ],
  },
  { name: 'plan', label: 'Plan', options: [{ value: 'plus', label: 'Plus' }] },
];

export default function ChipsFilters() {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ status: ['active'] });
  return (
    <FilterChips
      filters={filters}
      chosen={chosen}
      isFiltered={Object.values(chosen).some((values) => values.length > 0)}
      setFilter={(name, values) => setChosen({ ...chosen, [name]: values })}
      clear={() => setChosen({})}
    />
  );
}
