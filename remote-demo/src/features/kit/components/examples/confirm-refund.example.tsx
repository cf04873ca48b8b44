import { useState } from 'react';
import { useHost } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';

export default function ConfirmRefund() {
  const { notify } = useHost();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen && (
        <ConfirmDialog
          danger
          title="Refund Isaac Grant?"
          verb="Refund $50.50"
          onConfirm={() => notify({ kind: 'success', text: '$50.50 refund started' })}
          onClose={() => setOpen(false)}
        >
          The subscription ends today. This can&apos;t be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
