import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, FullPage, LinkButton } from '@praxis/sdk/ui';
import { noAccessDrawing } from './no-access-drawing';

/**
 * `/misc/not-authorized`: the address belongs to another role. Available signed in and signed out.
 *
 * @param props.onSwitch signs out, to switch accounts
 */
export default function NotAuthorizedPage({ onSwitch }: { onSwitch?: () => void }) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notAuthorized.title')} · Praxis`;
  }, [t]);
  return (
    <FullPage
      drawing={noAccessDrawing}
      title={t('notAuthorized.title')}
      action={
        <>
          {onSwitch ? (
            <Button kind="primary" onClick={onSwitch}>
              {t('notAuthorized.act')}
            </Button>
          ) : (
            <LinkButton to="/sign-in" kind="primary">
              {t('notAuthorized.act')}
            </LinkButton>
          )}
          <LinkButton to="/">{t('notFound.act')}</LinkButton>
        </>
      }
    >
      {t('notAuthorized.text')}
    </FullPage>
  );
}
