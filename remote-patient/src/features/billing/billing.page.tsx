import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { billingGroup } from './billing.group';
import { BillingForm } from './billing-form';

/** The billing address: what stands on invoices from now on. */
export default function BillingPage() {
  const { t } = useTranslation('patient');
  const group = useDataGroup(billingGroup, {});
  return (
    <Page>
      <PageHeader title={t('billing.title')}>{t('billing.subtitle')}</PageHeader>
      <Loaded group={group}>
        {(saved) => <BillingForm saved={saved} reload={group.reload} />}
      </Loaded>
    </Page>
  );
}
