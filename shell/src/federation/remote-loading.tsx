import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from '@praxis/sdk';
import { Button, useTakesLong } from '@praxis/sdk/ui';
import { PageSkeleton } from '../app/page-skeleton';
import styles from './remote-loading.module.css';

/**
 * In an app's area while its code or texts are on their way. Where they take long it says so, once, without
 * interrupting, and offers to ask anew: what hangs may hang for ever.
 */
export function RemoteLoading({ retry }: { retry(): void }) {
  const { t } = useTranslation('shell');
  const { takesLong, again } = useTakesLong();

  const askAnew = () => {
    again();
    // The button goes, and the hand stays in the area.
    document.getElementById('main')?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      {/* There before it says anything: what comes with its text is not read out. */}
      <div aria-live="polite" className={styles['hint']}>
        {takesLong && (
          <div className={styles['line']}>
            <p>{t('remote.taking')}</p>
            <Button icon={RotateCw} onClick={askAnew}>
              {t('remote.again')}
            </Button>
          </div>
        )}
      </div>
      <PageSkeleton />
    </>
  );
}
