import { useTranslation } from '@praxis/sdk';
import { useNow } from '@praxis/sdk/ui';
import { DateTime, Tag } from '@praxis/sdk/ui/page';
import styles from './expires-soon.module.css';

/** A request is marked this many hours before it expires: within a working day. */
const markedHours = 12;
const hourLength = 60 * 60 * 1000;

/**
 * Marks a request that expires soon. In a list with the oldest first it may be anywhere, as one for the
 * same day expires before its start.
 */
export function ExpiresSoon({ at }: { at: string }) {
  const { t } = useTranslation('team');
  const now = useNow();
  if (Date.parse(at) - now > markedHours * hourLength) return null;
  return (
    <div className={styles.below}>
      <Tag dot tone="warning">
        <span>
          {t('requests.expires')} <DateTime at={at} />
        </span>
      </Tag>
    </div>
  );
}
