import { useTranslation } from '@praxis/sdk';
import { Button, FullPage } from '@praxis/sdk/ui';
import type { DeploymentFault } from '../boot/deployment-fault';
import { faultDrawing } from './fault-drawing';

/**
 * Shown when the product cannot start: names the file and the error for the operator of the deployment.
 * If the file is unreachable, it asks the visitor to try again.
 */
export function BootFaultPage({ fault }: { fault: DeploymentFault }) {
  const { t } = useTranslation('shell');
  return (
    <main>
      <div role="alert">
        <FullPage
          drawing={faultDrawing}
          title={t('boot.title')}
          action={
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('boot.reload')}
            </Button>
          }
        >
          {t(`boot.${fault.reason}`, { file: fault.file, place: fault.place || '–' })}
        </FullPage>
      </div>
    </main>
  );
}
