import { useTranslation } from '@praxis/sdk';
import { Button, FullPage, LinkButton } from '@praxis/sdk/ui';

/** Drawing: a window under construction behind a traffic cone. */
const drawing = (
  <>
    <path data-soft="" d="M22 138h196" />
    <rect x="48" y="26" width="128" height="98" rx="10" />
    <path d="M48 48h128M62 37h.1M72 37h.1M82 37h.1" />
    <path data-soft="" d="M66 68h56M66 84h76M66 100h40" />
    <path data-accent="" d="M166 64h12l22 68h-56z" />
    <path data-mark="" d="M158 89h28M151 111h42" />
    <path data-accent="" d="M132 132h80a4 4 0 0 1 0 8h-80a4 4 0 0 1 0-8z" />
  </>
);

/** `/misc/maintenance`: maintenance notice. */
export default function MaintenancePage() {
  const { t } = useTranslation('demo');
  return (
    <FullPage
      drawing={drawing}
      title={t('maintenance.title')}
      action={
        <>
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('maintenance.act')}
          </Button>
          <LinkButton to="/">{t('maintenance.home')}</LinkButton>
        </>
      }
    >
      {t('maintenance.text')}
    </FullPage>
  );
}
