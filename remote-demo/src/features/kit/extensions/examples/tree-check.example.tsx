import { useState } from 'react';
import { Tree, type TreeNode } from '@praxis/sdk/ui/extensions';

const permissions: TreeNode[] = [
  {
    id: 'appointments',
    label: 'Appointments',
    children: [
      { id: 'appointments.read', label: 'View' },
      { id: 'appointments.write', label: 'Book and move' },
    ],
  },
  {
    id: 'billing',
    label: 'Billing',
    children: [
      { id: 'billing.read', label: 'View invoices' },
      { id: 'billing.refund', label: 'Refund' },
    ],
  },
];

export default function TreeCheck() {
  const [granted, setGranted] = useState<string[]>(['appointments', 'billing.read']);
  return <Tree label="Permissions" nodes={permissions} checked={granted} onCheck={setGranted} />;
}
