import { useState } from 'react';
import { Button, Toast } from '@praxis/sdk/ui';

export default function ToastUndo() {
  const [isShown, setShown] = useState(true);
  const close = () => setShown(false);
  return isShown ? (
    <Toast onClose={close} onUndo={close} closeAfter={0}>
      3 emails moved to Trash
    </Toast>
  ) : (
    <Button onClick={() => setShown(true)}>Show again</Button>
  );
}
