import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { subscribedGroup } from '../../../shared/subscribed.group';
import { BookingWizard } from './BookingWizard';
import { useBooking } from './use-booking';

/** Books an appointment: what for, when, why, check. */
export default function BookPage() {
  const { t } = useTranslation('patient');
  const { booking, choose } = useBooking();
  const { data, loading, error, reload } = useDataGroup(subscribedGroup, {
    query: { perPage: 100 },
  });
  const members = data?.items.filter(({ status }) => status === 'active' || status === 'expiring');
  const doctors = members?.map(({ doctor }) => doctor);
  const canBook = doctors && (doctors.length > 0 || booking.doctorId !== '');
  return (
    <Page>
      <PageHeader
        title={t('appointments.book.title')}
        back={{ to: '/patient/appointments', label: t('appointments.title') }}
      />
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!doctors && !error && <Loading shape="form" />}
      {canBook && <BookingWizard doctors={doctors} booking={booking} choose={choose} />}
      {doctors && !canBook && (
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
      )}
    </Page>
  );
}
