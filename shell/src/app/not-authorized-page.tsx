import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { FullPage, LinkButton } from '@praxis/sdk/ui';
import { drawings } from './full-page-drawings';

/** `/misc/not-authorized`: the address belongs to another role. It is there signed in and signed out. */
export default function NotAuthorizedPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notAuthorized.title')} · Praxis`;
  }, [t]);
  return (
    <FullPage
      drawing={drawings.noAccess}
      title={t('notAuthorized.title')}
      action={
        <LinkButton to="/" kind="primary">
          {t('notFound.act')}
        </LinkButton>
      }
    >
      {t('notAuthorized.text')}
    </FullPage>
  );
}
