import Plus from 'lucide-react/icons/plus';
import { Button, Card, EmptyState } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

export default function PageWithoutPlans() {
  const create = (
    <Button kind="primary" icon={Plus}>
      New plan
    </Button>
  );
  return (
    <Page>
      <PageHeader title="Plans">Plans you offer and their revenue</PageHeader>
      <Card>
        <EmptyState drawing="money" title="No plans yet" action={create}>
          Patients subscribe to the plans that you publish.
        </EmptyState>
      </Card>
    </Page>
  );
}
