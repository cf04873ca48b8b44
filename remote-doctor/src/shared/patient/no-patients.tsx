import { useTranslation } from '@praxis/sdk';
import { EmptyState, LinkButton } from '@praxis/sdk/ui';

/** Empty state of a practice without subscribers, with a link to its plans. */
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
