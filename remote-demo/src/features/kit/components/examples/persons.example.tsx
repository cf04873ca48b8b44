import { Flex } from '@praxis/sdk/ui';
import { Person } from '@praxis/sdk/ui/page';

export default function Persons() {
  return (
    <Flex vertical gap={4}>
      <Person name="Olivia Bennett" detail="olivia.bennett@example.com" to="/apps/user/list" />
      <Person name="Noah Fischer" detail="Maintainer" />
      <Person name="Emma Laurent" size={28} />
    </Flex>
  );
}
