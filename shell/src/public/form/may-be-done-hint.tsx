import { useTranslation } from '@praxis/sdk';
import { Alert, LinkButton } from '@praxis/sdk/ui';

/** Explains that an earlier attempt may have succeeded although its response was lost; links to sign-in. */
export function MayBeDoneHint({ children }: { children: string }) {
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
