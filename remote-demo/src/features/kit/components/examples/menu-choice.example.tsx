import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button, Menu } from '@praxis/sdk/ui';

const periods = ['Last 7 days', 'Last 28 days', 'Last year'];

export default function MenuChoice() {
  const [selected, setSelected] = useState('Last 28 days');
  return (
    <Menu
      align="start"
      items={periods.map((period) => ({
        key: period,
        label: period,
        checked: period === selected,
        onSelect: () => setSelected(period),
      }))}
    >
      <Button size="small" icon={ChevronDown}>
        {selected}
      </Button>
    </Menu>
  );
}
