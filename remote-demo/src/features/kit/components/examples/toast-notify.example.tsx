import { useHost } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';

export default function ToastNotify() {
  const { notify } = useHost();
  return (
    <Button onClick={() => notify({ kind: 'success', text: 'Plan published' })}>
      Publish plan
    </Button>
  );
}
