import { ErrorState } from '@praxis/sdk/ui';
import { PageHeader } from '@praxis/sdk/ui/page';

export default function PageFailed() {
  return (
    <>
      <PageHeader title="Invoices">Paid and unpaid invoices</PageHeader>
      <ErrorState
        title="Couldn't load the invoices"
        failure={{ kind: 'server', status: 500 }}
        onRetry={() => undefined}
      />
    </>
  );
}
