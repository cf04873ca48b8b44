import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton, Menu } from '@praxis/sdk/ui';

export default function MenuActions() {
  return (
    <Menu
      align="start"
      items={[
        { key: 'edit', label: 'Edit plan', icon: Pencil, hint: 'E' },
        { key: 'invoices', label: 'Open invoices', to: '/apps/invoice/list' },
        { key: 'line', divider: true },
        { key: 'delete', label: 'Delete plan', icon: Trash2, danger: true },
      ]}
    >
      <IconButton icon={Ellipsis} label="Actions for Basic" kind="secondary" />
    </Menu>
  );
}
