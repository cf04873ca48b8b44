import { useHost, useTranslation } from '@praxis/sdk';
import { Alert, Button } from '@praxis/sdk/ui';

/** The simulated back end sends no real email: links to its mailbox. */
export function MailHint({ to }: { to: string }) {
  const { t } = useTranslation('demo');
  const { showMail } = useHost();
  if (!showMail) return null;
  return (
    <Alert
      kind="info"
      action={
        <Button size="small" onClick={() => showMail(to)}>
          {t('signIn.reset.mailbox')}
        </Button>
      }
    >
      {t('signIn.reset.simulated')}
    </Alert>
  );
}
