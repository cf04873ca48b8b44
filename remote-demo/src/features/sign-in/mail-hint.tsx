import { useHost, useTranslation } from '@praxis/sdk';
import { Alert, Button } from '@praxis/sdk/ui';

/** In the simulation no mail leaves the browser: where it is instead. */
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
