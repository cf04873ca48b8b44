import { useState } from 'react';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { cardsQuery } from '../../shared/queries/cards';
import { doctorQuery, plansQuery } from '../../shared/queries/doctors';
import { meQuery } from '../../shared/queries/me';
import { subscriptionsQuery } from '../../shared/queries/subscriptions';
import { AlreadySubscribed } from './already-subscribed';
import { JoinWizard } from './join-wizard';
import { Sent } from './sent';

interface JoiningProps {
  doctorId: string;
  planId: string | undefined;
}

/** Step in the URL after the request was sent: Back doesn't return to the wizard. */
const sentStep = 'sent';

/** Loads the data of the wizard; an existing subscription is reported first. */
export function Joining({ doctorId, planId }: JoiningProps) {
  const { t } = useTranslation('patient');
  const doctor = useQuery(doctorQuery, { params: { id: doctorId } });
  const offers = useQuery(plansQuery, {
    params: { id: doctorId },
    query: { perPage: 100, sort: 'price' },
  });
  const me = useQuery(meQuery, {});
  const cards = useQuery(cardsQuery, { query: { perPage: 100 } });
  const subscribed = useQuery(subscriptionsQuery, { query: { perPage: 100 } });
  const [params, setParams] = useSearchParams();
  const isSent = params.get('step') === sentStep;
  const [sent, setSent] = useState<PatientSubscription | null>(null);
  // A new request is shown before the subscriptions have reloaded.
  const existing =
    subscribed.data?.items.find((one) => one.doctorId === doctorId && isOpen(one)) ??
    (isSent ? sent : null);
  const onSent = (subscription: PatientSubscription) => {
    setSent(subscription);
    const next = new URLSearchParams(params);
    next.set('step', sentStep);
    setParams(next, { replace: true });
  };
  const all = [doctor, offers, me, cards, subscribed];
  const loaded = {
    data:
      doctor.data && offers.data && me.data && cards.data && subscribed.data
        ? {
            doctor: doctor.data,
            plans: offers.data.items,
            me: me.data,
            cards: cards.data.items,
          }
        : null,
    error: all.find(({ error, data }) => error && !data)?.error ?? null,
    loading: all.some(({ loading }) => loading),
    reload: () => all.forEach(({ reload }) => reload()),
  };

  return (
    <Page>
      <PageHeader
        back={{ to: '/patient/subscribe', label: t('doctors.title') }}
        title={
          doctor.data
            ? t('subscribe.title', { doctor: doctor.data.fullName })
            : t('subscribe.heading')
        }
      >
        {doctor.data?.practice.name}
      </PageHeader>
      <Loaded query={loaded}>
        {(needed) =>
          existing && isSent && existing.status === 'pending' ? (
            <Sent doctor={needed.doctor} justSent={sent !== null} />
          ) : existing ? (
            <AlreadySubscribed subscription={existing} />
          ) : needed.plans.length === 0 ? (
            <Card>
              <EmptyState
                title={t('subscribe.noPlans')}
                action={<LinkButton to="/patient/subscribe">{t('subscriptions.find')}</LinkButton>}
              />
            </Card>
          ) : (
            <JoinWizard key={`${doctorId} ${planId}`} {...needed} planId={planId} onSent={onSent} />
          )
        }
      </Loaded>
    </Page>
  );
}
