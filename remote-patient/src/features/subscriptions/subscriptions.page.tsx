import { createElement, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, LinkButton, Loading, useLaterDialog } from '@praxis/sdk/ui';
import { CardGrid, Page, PageHeader } from '@praxis/sdk/ui/page';
import { PastSubscriptions } from './past-subscriptions';
import { SubscriptionCard, type SubscriptionDialog } from './subscription-card';
import { subscriptionsQuery } from './queries';

/** The dialogs are loaded when they are asked for: the landing page is to be there at once. */
const dialogs = {
  cancel: () => import(/* webpackChunkName: "subscription-dialogs" */ './cancel-dialog'),
  change: () => import(/* webpackChunkName: "subscription-dialogs" */ './change-plan-dialog'),
} as const;

const past = ['rejected', 'expiredCancelled'];

/** What the patient is subscribed to, what is left of it, and what was. */
export default function SubscriptionsPage() {
  const { t } = useTranslation('patient');
  const [asked, setAsked] = useState<{ id: string; dialog: SubscriptionDialog } | null>(null);
  const { data, loading, error, reload } = useQuery(subscriptionsQuery, {
    query: { perPage: 100 },
  });
  const open = data?.items.filter(({ status }) => !past.includes(status)) ?? [];
  const ended = data?.items.filter(({ status }) => past.includes(status)) ?? [];
  const close = () => setAsked(null);
  const Dialog = useLaterDialog(asked && dialogs[asked.dialog], close);
  // As the list has it now: a version that went stale is mended by the next answer.
  const subject = asked && open.find(({ id }) => id === asked.id);

  return (
    <Page>
      <PageHeader
        title={t('subscriptions.title')}
        actions={
          <LinkButton kind="primary" to="/patient/subscribe">
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
          <EmptyState drawing="list" title={t('subscriptions.none')}>
            <p>{t('subscriptions.noneText')}</p>
          </EmptyState>
        </Card>
      )}
      <CardGrid>
        {open.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onOpen={(dialog) => setAsked({ id: subscription.id, dialog })}
          />
        ))}
      </CardGrid>
      {ended.length > 0 && <PastSubscriptions subscriptions={ended} />}
      {Dialog &&
        subject &&
        createElement(Dialog, { key: subject.id, subscription: subject, onClose: close })}
    </Page>
  );
}
