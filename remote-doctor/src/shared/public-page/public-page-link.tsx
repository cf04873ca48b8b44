import { useIdentity, useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';

/** Links to the doctor's public page. */
export function PublicPageLink() {
  const { t } = useTranslation('doctor');
  const { doctorId } = useIdentity().userData;
  return doctorId ? <Link to={`/doctors/${doctorId}`}>{t('publicPage.view')}</Link> : null;
}
