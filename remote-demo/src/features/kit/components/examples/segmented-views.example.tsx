import { useState } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { Segmented } from '@praxis/sdk/ui/page';

export default function SegmentedViews() {
  const [view, setView] = useState('grid');
  return (
    <Segmented
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'grid', label: 'Grid', icon: LayoutGrid },
        { value: 'list', label: 'List', icon: List },
      ]}
    />
  );
}
