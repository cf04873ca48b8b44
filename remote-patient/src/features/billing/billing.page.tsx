import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { billingQuery } from './queries';
import { BillingForm } from './billing-form';

/** The billing address for future invoices. */
export default function BillingPage() {
  const { t } = useTranslation('patient');
  const rows = useQuery(billingQuery, {});
  return (
    <Page>
      <PageHeader title={t('billing.title')}>{t('billing.subtitle')}</PageHeader>
      <Loaded query={rows}>{(saved) => <BillingForm saved={saved} />}</Loaded>
    </Page>
  );
}
