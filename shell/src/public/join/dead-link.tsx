import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { FormCard } from '../form/form-card';
import { PerhapsDone } from '../form/perhaps-done';
import { useHaveAccount } from './use-have-account';

/** Says why this invitation leads nowhere, and the ways on: whoever has used it has an account. */
export function DeadLink({ perhapsDone = false }: { perhapsDone?: boolean }) {
  const { t } = useTranslation('public');
  const haveAccount = useHaveAccount();
  return (
    <FormCard title={t('join.dead')} text={t('join.deadText')} footer={haveAccount}>
      {perhapsDone && <PerhapsDone>{t('join.perhapsDone')}</PerhapsDone>}
      <LinkButton to="/">{t('join.home')}</LinkButton>
    </FormCard>
  );
}
