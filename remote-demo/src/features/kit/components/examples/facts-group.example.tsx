import { Facts, Money, Tag } from '@praxis/sdk/ui/page';

export default function FactsGroup() {
  return (
    <Facts
      title="Subscription"
      items={[
        { label: 'Plan', value: 'Plus' },
        { label: 'Status', value: <Tag tone="success">Active</Tag> },
        { label: 'Price', value: <Money of={{ amountMinor: 9900, currency: 'USD' }} /> },
        { label: 'Renews', value: 'December 1' },
        { label: 'Note', value: 'Prefers phone calls in the morning.', wide: true },
      ]}
    />
  );
}
