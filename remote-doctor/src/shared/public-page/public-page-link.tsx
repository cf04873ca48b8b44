import { useIdentity, useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';

/** Leads to what patients see of the doctor. */
export function PublicPageLink() {
  const { t } = useTranslation('doctor');
  const { doctorId } = useIdentity().userData;
  return doctorId ? <Link to={`/doctors/${doctorId}`}>{t('publicPage.view')}</Link> : null;
}
