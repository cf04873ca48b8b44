import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { Button, Flex } from '@praxis/sdk/ui';

export default function ButtonSizes() {
  return (
    <Flex wrap gap={3}>
      <Button size="small" icon={Download}>
        Export
      </Button>
      <Button icon={Download}>Export</Button>
      <Button size="large" kind="primary" icon={Plus}>
        New plan
      </Button>
      <Button disabled>Not yet</Button>
    </Flex>
  );
}
