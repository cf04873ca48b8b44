import { useState } from 'react';
import { Tree, type TreeNode } from '@praxis/sdk/ui/extensions';

const folders: TreeNode[] = [
  {
    id: 'patients',
    label: 'Patients',
    children: [
      { id: 'results', label: 'Lab results' },
      { id: 'referrals', label: 'Referrals' },
    ],
  },
  {
    id: 'practice',
    label: 'Practice',
    children: [
      { id: 'contracts', label: 'Contracts' },
      { id: 'archive', label: 'Archive', disabled: true },
    ],
  },
];

export default function TreeChoose() {
  const [folder, setFolder] = useState<string | null>('results');
  return <Tree label="Folders" nodes={folders} selected={folder} onSelect={setFolder} />;
}
