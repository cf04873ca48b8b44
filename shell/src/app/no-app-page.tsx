import { useEffect } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { Button, FullPage } from '@praxis/sdk/ui';
import { noAccessDrawing } from './no-access-drawing';

/** Replaces the landing page if this deployment has no app for the user's role. */
export default function NoAppPage() {
  const { t } = useTranslation('shell');
  const { signOut } = useHost();
  useEffect(() => {
    document.title = `${t('noApp.title')} · Praxis`;
  }, [t]);
  return (
    <FullPage
      drawing={noAccessDrawing}
      title={t('noApp.title')}
      action={
        <Button kind="primary" onClick={signOut}>
          {t('profile.signOut')}
        </Button>
      }
    >
      {t('noApp.text')}
    </FullPage>
  );
}
