import { Card, Flex } from '@praxis/sdk/ui';
import { Facts, ProgressRing } from '@praxis/sdk/ui/page';

export default function GoalCard() {
  return (
    <Card title="Goal overview" style={{ maxWidth: 420 }}>
      <Flex wrap gap={8}>
        <ProgressRing part={0.83} label="Goal" tone="success" />
        <Facts
          items={[
            { label: 'Completed', value: '786,617' },
            { label: 'In progress', value: '13,561' },
          ]}
        />
      </Flex>
    </Card>
  );
}
