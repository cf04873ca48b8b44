import Mail from 'lucide-react/icons/mail';
import { Button, Card, Flex } from '@praxis/sdk/ui';
import { Facts, Person, Tag } from '@praxis/sdk/ui/page';

export default function ProfileCard() {
  return (
    <Card style={{ maxWidth: 420 }}>
      <Flex vertical gap={5}>
        <Flex justify="space-between" align="start">
          <Person name="Olivia Bennett" detail="olivia.bennett@example.com" size={48} />
          <Tag tone="success" dot>
            Active
          </Tag>
        </Flex>
        <Facts
          items={[
            { label: 'Role', value: 'Maintainer' },
            { label: 'Plan', value: 'Team' },
          ]}
        />
        <Flex>
          <Button kind="primary" icon={Mail}>
            Send email
          </Button>
          <Button>Edit</Button>
        </Flex>
      </Flex>
    </Card>
  );
}
