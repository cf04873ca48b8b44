import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, lazyComponent, LinkButton, Loading } from '@praxis/sdk/ui';
import { useSearchParams } from '@praxis/sdk/router';
import { CardGrid, Page, PageHeader, useActionFromUrl } from '@praxis/sdk/ui/page';
import { subscriptionsQuery } from '../../shared/queries/subscriptions';
import { SubscriptionCard } from './subscription-card';
import { useSubscriptionActions } from './use-subscription-actions';

/** Lazy-loaded: without past subscriptions no table is needed. */
const PastSubscriptions = lazyComponent(
  () => import(/* webpackChunkName: "past-subscriptions" */ './past-subscriptions'),
  <Loading shape="table" count={1} />,
);

/** The patient's current and past subscriptions. */
export default function SubscriptionsPage() {
  const { t } = useTranslation('patient');
  const { data, loading, error, reload } = useQuery(subscriptionsQuery, {
    query: { perPage: 100 },
  });
  const open = data?.items.filter(isOpen) ?? [];
  const ended = data?.items.filter((one) => !isOpen(one)) ?? [];
  const actions = useSubscriptionActions(data?.items);
  const [params] = useSearchParams();
  useActionFromUrl(
    actions,
    open.find(({ id }) => id === params.get('of')),
  );

  return (
    <Page>
      <PageHeader
        title={t('subscriptions.title')}
        actions={
          // The primary button of a past due subscription pays.
          <LinkButton
            kind={open.some(({ owed }) => owed) ? 'secondary' : 'primary'}
            to="/patient/subscribe"
          >
            {t('subscriptions.find')}
          </LinkButton>
        }
      >
        {t('subscriptions.subtitle')}
      </PageHeader>
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
          <EmptyState
            drawing="list"
            title={t(ended.length > 0 ? 'subscriptions.noneActive' : 'subscriptions.none')}
          >
            <p>{t('subscriptions.noneText')}</p>
          </EmptyState>
        </Card>
      )}
      <CardGrid>
        {open.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} actions={actions} />
        ))}
      </CardGrid>
      {ended.length > 0 && <PastSubscriptions subscriptions={ended} />}
      {actions.dialog}
    </Page>
  );
}
