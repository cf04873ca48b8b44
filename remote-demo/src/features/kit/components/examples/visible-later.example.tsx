import { Card } from '@praxis/sdk/ui';
import { WhenVisible } from '@praxis/sdk/ui/page';

export default function VisibleLater() {
  return (
    <WhenVisible height={88}>
      <Card title="Revenue">Drawn once this place came near the window.</Card>
    </WhenVisible>
  );
}
