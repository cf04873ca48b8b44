import Plus from 'lucide-react/icons/plus';
import { Button, EmptyState } from '@praxis/sdk/ui';

export default function EmptyPlans() {
  return (
    <EmptyState
      drawing="money"
      title="No plans yet"
      action={
        <Button kind="primary" icon={Plus}>
          New plan
        </Button>
      }
    >
      Plans you offer appear here.
    </EmptyState>
  );
}
