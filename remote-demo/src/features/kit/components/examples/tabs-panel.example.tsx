import { useState } from 'react';
import { Tabs } from '@praxis/sdk/ui/page';

export default function TabsPanel() {
  const [active, setActive] = useState('charges');
  return (
    <>
      <Tabs
        label="Payments"
        active={active}
        onChange={setActive}
        panelId="payments"
        items={[
          { key: 'charges', label: 'Charges' },
          { key: 'refunds', label: 'Refunds', count: 3 },
          { key: 'payouts', label: 'Payouts' },
        ]}
      />
      <div id="payments" role="tabpanel" style={{ paddingTop: 'var(--praxis-space-4)' }}>
        The {active} of this month.
      </div>
    </>
  );
}
