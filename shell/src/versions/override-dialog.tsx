import { useTranslation, type Identity } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { reloadKeepingForms } from '../releases/reload';
import { saveOverride, type Override } from './override';
import { overrideLink } from './override-link';

/** Asks for confirmation before an app loads from another address, which is not requested before. */
export default function OverrideDialog({ override, user }: { override: Override; user: Identity }) {
  const { t } = useTranslation('versions');
  const { app, address } = override;
  return (
    <ConfirmDialog
      title={t('override.title', { app })}
      verb={t('override.use')}
      danger
      onConfirm={() => {
        saveOverride(override, user);
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
