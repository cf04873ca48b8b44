import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { Facts, Money, Tag } from '@praxis/sdk/ui/page';

const invoice = { number: 'INV-000917', plan: 'Plus', amountMinor: 9900 };

/** Same shape as the result of `useQuery`. */
const query = { data: invoice, error: null, loading: false, reload: () => undefined };

export default function RecordDrawerInvoice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open INV-000917</Button>
      {isOpen && (
        <RecordDrawer
          kind="Invoice"
          query={query}
          title={({ number }) => number}
          status={() => <Tag tone="warning">Past due</Tag>}
          closeTo="/page-layout"
          actions={() => [
            { key: 'send', label: 'Send reminder', primary: true, onSelect: () => setOpen(false) },
          ]}
        >
          {({ plan, amountMinor }) => (
            <Facts
              title="Details"
              items={[
                { label: 'Plan', value: plan },
                { label: 'Amount', value: <Money of={{ amountMinor, currency: 'USD' }} /> },
              ]}
            />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
