import { Avatar, Flex } from '@praxis/sdk/ui';

const names = ['Olivia Bennett', 'Noah Fischer', 'Emma Laurent', 'Lucas Almeida'];

export default function Avatars() {
  return (
    <Flex wrap gap={3}>
      {names.map((name, index) => (
        <Avatar key={name} name={name} size={28 + index * 10} />
      ))}
    </Flex>
  );
}
