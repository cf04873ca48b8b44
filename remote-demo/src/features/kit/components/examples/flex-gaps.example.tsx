import { Button, Flex } from '@praxis/sdk/ui';

export default function FlexGaps() {
  return (
    <Flex vertical gap={4}>
      <Flex wrap gap={2}>
        <Button>Day</Button>
        <Button>Week</Button>
        <Button>Month</Button>
      </Flex>
      <Flex justify="space-between">
        <span>Total</span>
        <strong>$2,520.00</strong>
      </Flex>
    </Flex>
  );
}
