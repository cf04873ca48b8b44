import { useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, FullPage } from '@praxis/sdk/ui';
import { newVersion } from '../releases/new-version';
import { reloadKeepingForms } from '../releases/reload';
import { faultDrawing } from './fault-drawing';

/** Shown when a part of the shell failed; says so if a new version was deployed in the meantime. */
export function FaultPage() {
  const { t } = useTranslation('shell');
  const isNew = useSyncExternalStore(newVersion.subscribe, newVersion.get) === 'there';
  return (
    <main>
      <div role="alert">
        <FullPage
          drawing={faultDrawing}
          title={t(isNew ? 'newVersion.title' : 'fault.title')}
          action={
            <Button kind="primary" onClick={reloadKeepingForms}>
              {t('boot.reload')}
            </Button>
          }
        >
          {t(isNew ? 'newVersion.text' : 'fault.text')}
        </FullPage>
      </div>
    </main>
  );
}
