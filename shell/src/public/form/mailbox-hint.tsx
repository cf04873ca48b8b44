import { useTranslation } from '@praxis/sdk';
import { Alert, Button } from '@praxis/sdk/ui';
import type { Deployment } from '../../boot/deployment';
import { showPanel } from '../../simulation/panel-state';

/** Links to the simulated mailbox, because the simulation sends no real emails. */
export function MailboxHint({ deployment, to }: { deployment: Deployment; to: string }) {
  const { t } = useTranslation('public');
  if (!deployment.backEnd.simulation) return null;
  return (
    <Alert
      kind="info"
      action={
        <Button size="small" onClick={() => showPanel('mailbox', to)}>
          {t('code.mailbox')}
        </Button>
      }
    >
      {t('code.simulated')}
    </Alert>
  );
}
