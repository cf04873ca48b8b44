import { useState } from 'react';
import { Button } from '@praxis/sdk/ui';
import { DiscardDialog } from '@praxis/sdk/ui/overlay';

export default function UnsavedDiscard() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Leave page</Button>
      {isAsking && <DiscardDialog onDiscard={close} onStay={close} />}
    </>
  );
}
