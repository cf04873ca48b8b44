import { useTranslation } from '@praxis/sdk';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { oneOf } from '@praxis/sdk/ui/list';
import { Charges } from './charges';
import { Payouts } from './payouts';
import { Refunds } from './refunds';

/** Tabs of the doctor's payments, in order (docs/product.md#tabs). */
const tabs = { charges: Charges, refunds: Refunds, payouts: Payouts } as const;
const tabKeys = ['charges', 'refunds', 'payouts'] as const;

/** Charges, refunds and payouts. */
export default function PaymentsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const { id } = useParams();
  // Only payouts have URLs of their own.
  const tab = id === undefined ? (oneOf(params.get('tab'), tabKeys) ?? 'charges') : 'payouts';
  const Tab = tabs[tab];
  return (
    <Page>
      <PageHeader
        title={t('payments.title')}
        tabs={
          <Tabs
            label={t('payments.tabs')}
            active={tab}
            items={tabKeys.map((key) => ({
              key,
              label: t(`payments.tab.${key}`),
              to: `/doctor/payments?tab=${key}`,
            }))}
          />
        }
      >
        {t('payments.subtitle')}
      </PageHeader>
      <Tab />
    </Page>
  );
}
