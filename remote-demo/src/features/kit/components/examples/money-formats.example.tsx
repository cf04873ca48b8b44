import { Flex } from '@praxis/sdk/ui';
import { Money } from '@praxis/sdk/ui/page';

export default function MoneyFormats() {
  return (
    <Flex wrap gap={6}>
      <Money of={{ amountMinor: 252000, currency: 'USD' }} />
      <Money of={{ amountMinor: 9900, currency: 'EUR' }} signed />
      <Money of={{ amountMinor: 1248050, currency: 'BRL' }} compact />
      <Money of={null} />
    </Flex>
  );
}
