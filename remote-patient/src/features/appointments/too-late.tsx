import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { PhoneLink } from './phone-link';

/** Why it can no longer be moved or cancelled here, and whom to call. */
export function TooLate({ practice }: Pick<PatientAppointment, 'practice'>) {
  const { t } = useTranslation('patient');
  return (
    <Alert kind="warning" title={t('appointments.tooLate.title')}>
      {t('appointments.tooLate.text', { practice: practice.name })}{' '}
      <PhoneLink number={practice.phone} />
    </Alert>
  );
}
