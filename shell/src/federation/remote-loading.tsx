import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from '@praxis/sdk';
import { Button, useTakesLong } from '@praxis/sdk/ui';
import { PageSkeleton } from '../app/page-skeleton';
import styles from './remote-loading.module.css';

/**
 * Shown in an app's area while its code or texts load. If that takes long, a polite live region says so
 * and offers Retry, because a hanging request may never settle.
 */
export function RemoteLoading({ retry }: { retry(): void }) {
  const { t } = useTranslation('shell');
  const { takesLong, again } = useTakesLong();

  const retryLoading = () => {
    again();
    // The button disappears: keep the focus within the area.
    document.getElementById('main')?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      {/* Rendered before its text: a live region that is inserted with its text is not announced. */}
      <div aria-live="polite" className={styles['hint']}>
        {takesLong && (
          <div className={styles['line']}>
            <p>{t('remote.taking')}</p>
            <Button icon={RotateCw} onClick={retryLoading}>
              {t('remote.again')}
            </Button>
          </div>
        )}
      </div>
      <PageSkeleton />
    </>
  );
}
