import { Flex } from '@praxis/sdk/ui';
import { Sparkline } from '@praxis/sdk/ui/page';

export default function Sparklines() {
  return (
    <Flex wrap gap={8}>
      <div style={{ width: 200 }}>
        <Sparkline values={[4, 6, 5, 8, 7, 11, 12]} label="Revenue, rising" />
      </div>
      <div style={{ width: 200 }}>
        <Sparkline values={[0, 2, 0, 0, 5, 1, 3]} kind="bars" label="Refunds by day" />
      </div>
    </Flex>
  );
}
