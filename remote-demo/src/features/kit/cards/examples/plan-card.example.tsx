import { Button, Card, Flex } from '@praxis/sdk/ui';
import { Money, Tag } from '@praxis/sdk/ui/page';

const benefits = ['4 appointments per month', 'Messages with your doctor', 'Answers within a day'];

export default function PlanCard() {
  return (
    <Card title="Plus" extra={<Tag tone="info">Popular</Tag>} style={{ maxWidth: 320 }}>
      <Flex vertical gap={4}>
        <span>
          <strong style={{ font: 'var(--praxis-type-title)' }}>
            <Money of={{ amountMinor: 9900, currency: 'USD' }} stripped />
          </strong>{' '}
          per month
        </span>
        <Flex as="ul" vertical gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {benefits.map((benefit) => (
            <li key={benefit} className="praxis-ticked">
              {benefit}
            </li>
          ))}
        </Flex>
        <Button kind="primary" block>
          Choose Plus
        </Button>
      </Flex>
    </Card>
  );
}
