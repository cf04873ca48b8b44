import BadgeCheck from 'lucide-react/icons/badge-check';
import { Timeline } from '@praxis/sdk/ui/extensions';

export default function InvoiceTimeline() {
  return (
    <Timeline
      items={[
        { id: 'created', title: 'Invoice created', when: 'Mon, Nov 2', tone: 'neutral' },
        { id: 'sent', title: 'Sent to Isaac Grant', when: 'Tue, Nov 3', tone: 'info' },
        {
          id: 'failed',
          title: 'Charge declined',
          when: 'Tue, Nov 17',
          tone: 'danger',
          children: 'The bank declined the card.',
        },
        {
          id: 'paid',
          title: '$149.00 paid',
          when: 'Wed, Nov 18',
          icon: BadgeCheck,
          tone: 'success',
        },
      ]}
    />
  );
}
