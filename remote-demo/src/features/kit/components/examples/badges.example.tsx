import { Badge, Flex } from '@praxis/sdk/ui';

export default function Badges() {
  return (
    <Flex gap={6}>
      <Flex>
        Patients <Badge count={12} label="12 waiting" />
      </Flex>
      <Flex>
        Messages <Badge count={3} strong label="3 unread" />
      </Flex>
    </Flex>
  );
}
