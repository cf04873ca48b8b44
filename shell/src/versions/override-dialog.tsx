import { useTranslation, type Identity } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { reloadKeepingForms } from '../releases/reload';
import { keepOverride, type Override } from './override';
import { overrideLink } from './override-link';

/** Asks before an app comes from elsewhere. Nothing of that address is asked for before. */
export default function OverrideDialog({ override, who }: { override: Override; who: Identity }) {
  const { t } = useTranslation('versions');
  const { app, address } = override;
  return (
    <ConfirmDialog
      title={t('override.title', { app })}
      verb={t('override.use')}
      danger
      onConfirm={() => {
        keepOverride(override, who);
        reloadKeepingForms();
      }}
      onClose={() => overrideLink.set(null)}
    >
      <p>
        {t('override.from')} <b>{address}</b>
      </p>
      <p>{t('override.means')}</p>
      <p>{t('override.until')}</p>
    </ConfirmDialog>
  );
}
