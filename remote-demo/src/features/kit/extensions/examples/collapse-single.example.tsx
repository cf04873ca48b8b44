import { Badge } from '@praxis/sdk/ui';
import { Collapse } from '@praxis/sdk/ui/extensions';

export default function CollapseSingle() {
  return (
    <Collapse
      single
      items={[
        { id: 'open', title: 'Open', extra: <Badge count={3} />, children: 'Three open requests.' },
        { id: 'done', title: 'Done', extra: <Badge count={12} />, children: 'Twelve this week.' },
      ]}
    />
  );
}
