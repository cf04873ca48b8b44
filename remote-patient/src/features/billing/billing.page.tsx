import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { billingGroup } from './billing.group';
import { BillingForm } from './BillingForm';

/** The billing address: what stands on invoices from now on. */
export default function BillingPage() {
  const { t } = useTranslation('patient');
  const { data, loading, error, reload } = useDataGroup(billingGroup, {});
  return (
    <Page>
      <PageHeader title={t('billing.title')}>{t('billing.subtitle')}</PageHeader>
      {error && !data && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <Loading shape="form" />}
      {data && <BillingForm saved={data} reload={reload} />}
    </Page>
  );
}
