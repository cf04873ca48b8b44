import { useTranslation } from '@praxis/sdk';
import { Alert, LinkButton } from '@praxis/sdk/ui';

/** What was asked for may have been done by a try whose answer got lost: one signs in to see. */
export function PerhapsDone({ children }: { children: string }) {
  const { t } = useTranslation('public');
  return (
    <Alert
      kind="info"
      action={
        <LinkButton size="small" to="/sign-in">
          {t('code.signIn')}
        </LinkButton>
      }
    >
      {children}
    </Alert>
  );
}
