import { Card } from '@praxis/sdk/ui';
import { WhenVisible } from '@praxis/sdk/ui/page';

export default function DeferredCard() {
  return (
    <WhenVisible height={88}>
      <Card title="Revenue">Rendered when it is about to scroll into view.</Card>
    </WhenVisible>
  );
}
