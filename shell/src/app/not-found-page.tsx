import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { FullPage, LinkButton } from '@praxis/sdk/ui';

/** Error page for an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notFound.title')} · Praxis`;
  }, [t]);
  return (
    <FullPage
      drawing={deadEnd}
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

/** A map with a dead end. */
const deadEnd = (
  <>
    <path data-soft="" d="M22 132h196M36 142h52M152 142h44" />
    <path d="M56 44l42-14 44 14 42-14v82l-42 14-44-14-42 14z" />
    <path data-soft="" d="M98 30v82M142 44v82" />
    <path data-mark="" strokeDasharray="1 8" d="M72 96c12-22 26 8 40-12 9-13 14-18 26-16" />
    <path data-accent="" d="M166 84c-12-14-18-22-18-32a18 18 0 0 1 36 0c0 10-6 18-18 32z" />
    <path data-mark="" d="M160 46l12 12M172 46l-12 12" />
  </>
);
