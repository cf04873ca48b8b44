import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { cardsQuery } from '../../shared/queries/cards';
import { doctorQuery, plansQuery } from '../../shared/queries/doctors';
import { meQuery } from '../../shared/queries/me';
import { JoinWizard } from './join-wizard';

interface JoiningProps {
  doctorId: string;
  planId: string | undefined;
}

/** Loads what joining a doctor's plan needs. */
export function Joining({ doctorId, planId }: JoiningProps) {
  const { t } = useTranslation('patient');
  const doctor = useQuery(doctorQuery, { params: { id: doctorId } });
  const offers = useQuery(plansQuery, {
    params: { id: doctorId },
    query: { perPage: 100, sort: 'price' },
  });
  const me = useQuery(meQuery, {});
  const cards = useQuery(cardsQuery, { query: { perPage: 100 } });
  const all = [doctor, offers, me, cards];
  const failed = all.find(({ error, data }) => error && !data)?.error;

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
      {failed ? (
        <ErrorState
          failure={failed}
          onRetry={() => all.forEach(({ reload }) => reload())}
          retrying={all.some(({ loading }) => loading)}
        />
      ) : !doctor.data || !offers.data || !me.data || !cards.data ? (
        <Loading shape="form" />
      ) : offers.data.items.length === 0 ? (
        <Card>
          <EmptyState
            title={t('subscribe.noPlans')}
            action={<LinkButton to="/patient/subscribe">{t('subscriptions.find')}</LinkButton>}
          />
        </Card>
      ) : (
        <JoinWizard
          key={`${doctorId} ${planId}`}
          doctor={doctor.data}
          plans={offers.data.items}
          planId={planId}
          me={me.data}
          cards={cards.data.items}
        />
      )}
    </Page>
  );
}
