import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { FormCard } from '../form/form-card';
import { MayBeDoneHint } from '../form/may-be-done-hint';
import { useSignInLink } from './use-sign-in-link';

/** Explains that an invitation is no longer valid, and links to sign-in, because it may have been used. */
export function InvalidInvitation({ mayBeDone = false }: { mayBeDone?: boolean }) {
  const { t } = useTranslation('public');
  const signInLink = useSignInLink();
  return (
    <FormCard title={t('join.dead')} text={t('join.deadText')} footer={signInLink}>
      {mayBeDone && <MayBeDoneHint>{t('join.perhapsDone')}</MayBeDoneHint>}
      <LinkButton to="/">{t('join.home')}</LinkButton>
    </FormCard>
  );
}
