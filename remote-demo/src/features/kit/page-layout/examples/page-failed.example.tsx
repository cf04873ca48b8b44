import { ErrorState } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

export default function PageFailed() {
  return (
    <Page>
      <PageHeader title="Invoices">Paid and unpaid invoices</PageHeader>
      <ErrorState
        title="Couldn’t load the invoices"
        failure={{ kind: 'server', status: 500 }}
        onRetry={() => undefined}
      />
    </Page>
  );
}
