import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { subscriptionsQuery } from '../../../shared/queries/subscriptions';
import { BookingWizard } from './booking-wizard';
import { useBooking, type BookableDoctor } from './use-booking';

/** Books an appointment in steps: type, time, reason, check. */
export default function BookPage() {
  const { t } = useTranslation('patient');
  const booking = useBooking();
  const subscribed = useQuery(subscriptionsQuery, { query: { perPage: 100 } });
  return (
    <Page>
      <PageHeader
        title={t('appointments.book.title')}
        back={{ to: '/patient/appointments', label: t('appointments.title') }}
      />
      <Loaded query={subscribed}>
        {({ items }) => {
          const doctors = doctorsOf(items);
          const { doctorId } = booking.booking;
          if (doctorId !== '' && doctors.every(({ id }) => id !== doctorId))
            return (
              <NotSubscribed
                title={t('appointments.book.notSubscribed')}
                action={t('appointments.book.choosePlan')}
                to={`/patient/subscribe?doctor=${doctorId}`}
              />
            );
          if (doctors.length === 0)
            return (
              <NotSubscribed
                title={t('appointments.book.noDoctor')}
                action={t('appointments.book.findDoctor')}
                to="/patient/subscribe"
              />
            );
          return <BookingWizard doctors={doctors} {...booking} />;
        }}
      </Loaded>
    </Page>
  );
}

interface NotSubscribedProps {
  title: string;
  action: string;
  to: string;
}

/** Explains that booking needs a subscription: the link may be older than its end. */
function NotSubscribed({ title, action, to }: NotSubscribedProps) {
  const { t } = useTranslation('patient');
  return (
    <Card>
      <EmptyState
        drawing="calendar"
        title={title}
        action={
          <LinkButton kind="primary" to={to}>
            {action}
          </LinkButton>
        }
      >
        <p>{t('appointments.book.noDoctorText')}</p>
      </EmptyState>
    </Card>
  );
}

/**
 * Doctors of the patient's subscriptions; those whose members-only types can be booked come first.
 */
const doctorsOf = (subscriptions: readonly PatientSubscription[]): BookableDoctor[] =>
  subscriptions
    .filter(isOpen)
    .map(({ doctor: { id, fullName }, isDoctorPublic, practice, actions }) => ({
      id,
      fullName,
      practice,
      isPublic: isDoctorPublic,
      isMember: actions.includes('book'),
    }))
    .toSorted((first, second) => Number(second.isMember) - Number(first.isMember));
