import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RemoteEntry } from '../federation/registry';
import { reloadKeepingForms } from '../releases/reload';
import { dropOverride } from './override';
import styles from './override-banner.module.css';

/** Banner on every page while an app is overridden: shows app and address, and offers to stop. */
export function OverrideBanner({ entry }: { entry: RemoteEntry }) {
  const { t } = useTranslation('versions');
  return (
    <aside className={styles.banner} aria-label={t('override.label')}>
      <p className={styles.words}>
        <Icon of={TriangleAlert} />
        {t('override.banner', { app: entry.id, address: entry.address.href })}
      </p>
      <Button
        size="small"
        onClick={() => {
          dropOverride();
          reloadKeepingForms();
        }}
      >
        {t('override.drop')}
      </Button>
    </aside>
  );
}
