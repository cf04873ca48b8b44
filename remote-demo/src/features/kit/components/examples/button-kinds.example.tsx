import { Button, Flex } from '@praxis/sdk/ui';

export default function ButtonKinds() {
  return (
    <Flex wrap gap={3}>
      <Button kind="primary">Save changes</Button>
      <Button>Export list</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="link">Show all</Button>
      <Button danger>Delete plan</Button>
    </Flex>
  );
}
