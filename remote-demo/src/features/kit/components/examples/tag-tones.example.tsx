import { Flex } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';

export default function TagTones() {
  return (
    <Flex wrap gap={3}>
      <Tag tone="success" dot>
        Active
      </Tag>
      <Tag tone="warning" dot>
        Expiring
      </Tag>
      <Tag tone="danger" dot>
        Past due
      </Tag>
      <Tag tone="info" dot>
        Sent
      </Tag>
      <Tag>Draft</Tag>
    </Flex>
  );
}
