import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { FullPage, LinkButton } from '@praxis/sdk/ui';
import { drawings } from './full-page-drawings';

/** Error page for an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notFound.title')} · Praxis`;
  }, [t]);
  return (
    <FullPage
      drawing={drawings.notFound}
      title={t('notFound.title')}
      action={
        <LinkButton to="/" kind="primary">
          {t('notFound.act')}
        </LinkButton>
      }
    >
      {t('notFound.text')}
    </FullPage>
  );
}
