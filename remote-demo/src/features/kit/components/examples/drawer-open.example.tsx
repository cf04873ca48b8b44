import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { Drawer } from '@praxis/sdk/ui/overlay';
import { Facts, Tag } from '@praxis/sdk/ui/page';

export default function DrawerOpen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View patient</Button>
      {isOpen && (
        <Drawer
          title="Olivia Bennett"
          extra={<Tag tone="success">Active</Tag>}
          onClose={() => setOpen(false)}
        >
          <Facts
            title="Subscription"
            items={[
              { label: 'Plan', value: 'Plus' },
              { label: 'Since', value: 'March 3' },
            ]}
          />
        </Drawer>
      )}
    </>
  );
}
