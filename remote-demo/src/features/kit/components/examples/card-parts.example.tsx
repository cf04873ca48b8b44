import { Button, Card } from '@praxis/sdk/ui';

export default function CardParts() {
  return (
    <Card title="Next payout" extra={<Button size="small">View all</Button>}>
      $2,520.00 on Monday, to the account ending in 4242.
    </Card>
  );
}
