import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { subscribedGroup } from '../../../shared/subscribed.group';
import { BookingWizard } from './booking-wizard';
import { useBooking } from './use-booking';

/** Books an appointment: what for, when, why, check. */
export default function BookPage() {
  const { t } = useTranslation('patient');
  const { booking, choose } = useBooking();
  const group = useDataGroup(subscribedGroup, { query: { perPage: 100 } });
  const members = group.data?.items.filter(
    ({ status }) => status === 'active' || status === 'expiring',
  );
  return (
    <Page>
      <PageHeader
        title={t('appointments.book.title')}
        back={{ to: '/patient/appointments', label: t('appointments.title') }}
      />
      <Loaded group={{ ...group, data: members?.map(({ doctor }) => doctor) ?? null }}>
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
