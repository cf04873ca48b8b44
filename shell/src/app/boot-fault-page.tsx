import { useTranslation } from '@praxis/sdk';
import { Button, FullPage } from '@praxis/sdk/ui';
import type { DeploymentFault } from '../boot/deployment-fault';
import { drawings } from './full-page-drawings';

/**
 * The product cannot start: names the file and what is wrong with it, for whoever runs this deployment.
 * A visitor whom the file does not reach is told to try again.
 */
export function BootFaultPage({ fault }: { fault: DeploymentFault }) {
  const { t } = useTranslation('shell');
  return (
    <main>
      <div role="alert">
        <FullPage
          drawing={drawings.fault}
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
