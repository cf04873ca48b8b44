import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { PhoneLink } from '../../../shared/phone/phone-link';

/** Notice for practices that take bookings by phone only or have no appointment types yet. */
export function ByPhone({ practice }: Pick<PublicDoctorDetail, 'practice'>) {
  const { t } = useTranslation('patient');
  return (
    <Alert kind="warning" title={t('appointments.book.byPhone')}>
      {t('appointments.book.byPhoneText', { practice: practice.name })}{' '}
      <PhoneLink number={practice.phone} />
    </Alert>
  );
}
