import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { subscribedQuery } from '../../../shared/queries';
import { BookingWizard } from './booking-wizard';
import { useBooking } from './use-booking';

/** Books an appointment: what for, when, why, check. */
export default function BookPage() {
  const { t } = useTranslation('patient');
  const { booking, choose } = useBooking();
  const subscribed = useQuery(subscribedQuery, { query: { perPage: 100 } });
  const members = subscribed.data?.items.filter(
    ({ status }) => status === 'active' || status === 'expiring',
  );
  return (
    <Page>
      <PageHeader
        title={t('appointments.book.title')}
        back={{ to: '/patient/appointments', label: t('appointments.title') }}
      />
      <Loaded
        query={{
          ...subscribed,
          data: members?.map(({ doctor }) => doctor) ?? null,
        }}
      >
        {(doctors) =>
          doctors.length > 0 || booking.doctorId !== '' ? (
            <BookingWizard doctors={doctors} booking={booking} choose={choose} />
          ) : (
            <Card>
              <EmptyState
                drawing="calendar"
                title={t('appointments.book.noDoctor')}
                action={
                  <LinkButton kind="primary" to="/patient/subscribe">
                    {t('appointments.book.findDoctor')}
                  </LinkButton>
                }
              >
                <p>{t('appointments.book.noDoctorText')}</p>
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}
