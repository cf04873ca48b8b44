import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';

export default function ModalOpen() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share invoice</Button>
      {isOpen && (
        <Modal
          title="Share invoice"
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              Copy link
            </Button>
          }
        >
          Anyone with the link can see invoice INV-000917.
        </Modal>
      )}
    </>
  );
}
