import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, Loading } from '@praxis/sdk/ui';
import { CardGrid, Page, PageHeader } from '@praxis/sdk/ui/page';
import { PastSubscriptions } from './PastSubscriptions';
import { SubscriptionCard } from './SubscriptionCard';
import { subscriptionsGroup } from './subscriptions.group';

const past = ['rejected', 'expiredCancelled'];

/** What the patient is subscribed to, what is left of it, and what was. */
export default function SubscriptionsPage() {
  const { t } = useTranslation('patient');
  const { data, loading, error, reload } = useDataGroup(subscriptionsGroup, {
    query: { perPage: 100 },
  });
  const open = data?.items.filter(({ status }) => !past.includes(status)) ?? [];
  const ended = data?.items.filter(({ status }) => past.includes(status)) ?? [];

  return (
    <Page>
      <PageHeader title={t('subscriptions.title')}>{t('subscriptions.subtitle')}</PageHeader>
      {error && (
        <ErrorState
          title={t('subscriptions.failed')}
          failure={error}
          onRetry={reload}
          retrying={loading}
        />
      )}
      {!data && loading && <Loading shape="cards" count={2} />}
      {data && open.length === 0 && (
        <Card>
          <EmptyState drawing="list" title={t('subscriptions.none')}>
            <p>{t('subscriptions.noneText')}</p>
          </EmptyState>
        </Card>
      )}
      <CardGrid>
        {open.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} />
        ))}
      </CardGrid>
      {ended.length > 0 && <PastSubscriptions subscriptions={ended} />}
    </Page>
  );
}
