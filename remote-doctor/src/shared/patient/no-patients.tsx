import { useTranslation } from '@praxis/sdk';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';

/** In the place of a practice's patients, where nobody has subscribed yet: the way to get some. */
export function NoPatients() {
  const { t } = useTranslation('doctor');
  return (
    <EmptyState
      drawing="people"
      title={t('noPatients.title')}
      action={
        <LinkButton kind="primary" to="/doctor/plans">
          {t('noPatients.plans')}
        </LinkButton>
      }
    >
      <p>{t('noPatients.text')}</p>
    </EmptyState>
  );
}
