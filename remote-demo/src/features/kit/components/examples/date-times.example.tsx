import { Flex, useNow } from '@praxis/sdk/ui';
import { DateOnly, DateTime } from '@praxis/sdk/ui/page';

export default function DateTimes() {
  const soon = new Date(useNow() + 20 * 60_000).toISOString();
  return (
    <Flex vertical gap={3} align="start">
      <DateTime at={soon} />
      <DateTime at="2026-11-23T14:00:00Z" absolute />
      <DateTime at="2026-11-23T14:00:00Z" until="2026-11-23T14:30:00Z" appointment />
      <DateOnly on="2026-12-24" style="weekday" />
    </Flex>
  );
}
