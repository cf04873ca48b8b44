import { useTranslation } from '@praxis/sdk';
import { Link, LinkButton } from '@praxis/sdk/ui';
import { FormCard } from '../form/form-card';
import { PerhapsDone } from '../form/perhaps-done';

/** Says why this invitation leads nowhere, and the ways on: whoever has used it has an account. */
export function DeadLink({ perhapsDone = false }: { perhapsDone?: boolean }) {
  const { t } = useTranslation('public');
  return (
    <FormCard
      title={t('join.dead')}
      text={t('join.deadText')}
      footer={<Link to="/sign-in">{t('signUp.haveAccount')}</Link>}
    >
      {perhapsDone && <PerhapsDone>{t('join.perhapsDone')}</PerhapsDone>}
      <LinkButton to="/">{t('join.home')}</LinkButton>
    </FormCard>
  );
}
