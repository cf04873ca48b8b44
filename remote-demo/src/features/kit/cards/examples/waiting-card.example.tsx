import { Button, Card, Flex, Link } from '@praxis/sdk/ui';
import { Person } from '@praxis/sdk/ui/page';

const waiting = [
  { name: 'Noah Fischer', since: 'Waiting for 2 days' },
  { name: 'Emma Laurent', since: 'Waiting since this morning' },
];

export default function WaitingCard() {
  return (
    <Card title="New applicants" extra={<Link to="/apps/user/list">View all</Link>}>
      <Flex vertical gap={4}>
        {waiting.map(({ name, since }) => (
          <Flex key={name} justify="space-between">
            <Person name={name} detail={since} />
            <Button size="small">Review</Button>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
