import { useTranslation } from '@praxis/sdk';
import { Button, FullPage } from '@praxis/sdk/ui';
import { drawings } from './full-page-drawings';

/** Something of the shell did not load or failed: most often, the product was updated meanwhile. */
export function FaultPage() {
  const { t } = useTranslation('shell');
  return (
    <main role="alert">
      <FullPage
        drawing={drawings.fault}
        title={t('fault.title')}
        action={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('boot.reload')}
          </Button>
        }
      >
        {t('fault.text')}
      </FullPage>
    </main>
  );
}
