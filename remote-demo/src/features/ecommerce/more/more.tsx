import { useTranslation } from '@praxis/sdk';
import { Group, Row } from '../../../shared/dashboard/grid';
import { BrowsersCard } from './browsers-card';
import { CompaniesCard } from './companies-card';
import { EarningsCard } from './earnings-card';
import { GoalCard } from './goal-card';
import { LatestInvoices } from './latest-invoices';
import { MeetupCard } from './meetup-card';
import { TransactionsCard } from './transactions-card';

/** Sales, customers and upcoming events. */
export default function More() {
  const { t } = useTranslation('demo');
  return (
    <>
      <Group title={t('ecommerce.groups.sales')}>
        <Row split="thirds">
          <EarningsCard />
          <GoalCard />
          <TransactionsCard />
        </Row>
      </Group>
      <Group title={t('ecommerce.groups.customers')}>
        <Row split="wide-narrow">
          <CompaniesCard />
          <BrowsersCard />
        </Row>
      </Group>
      <Group title={t('ecommerce.groups.work')}>
        <Row split="wide-narrow">
          <LatestInvoices />
          <MeetupCard />
        </Row>
      </Group>
    </>
  );
}
