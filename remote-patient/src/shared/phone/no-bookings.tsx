import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { PhoneLink } from './phone-link';

interface NoBookingsProps {
  doctor: Pick<PatientSubscription['doctor'], 'fullName'>;
  practice: Pick<PatientSubscription['practice'], 'name' | 'phone'>;
}

/** Notice that the patient's doctor isn't public, so that nothing can be booked or changed. */
export function NoBookings({ doctor, practice }: NoBookingsProps) {
  const { t } = useTranslation('patient');
  return (
    <Alert kind="warning" title={t('noBookings.title', { doctor: doctor.fullName })}>
      {t('noBookings.text', { practice: practice.name })} <PhoneLink number={practice.phone} />
    </Alert>
  );
}
