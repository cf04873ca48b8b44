import Star from 'lucide-react/icons/star';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import styles from './parts.module.css';

const most = 5;

/** Rating in stars, out of five. */
export function Rating({ of: stars, size = 16 }: { of: number; size?: number }) {
  const { t } = useTranslation('demo');
  return (
    <span className={styles['rating']} role="img" aria-label={t('shop.stars', { count: stars })}>
      {Array.from({ length: most }, (_, index) => (
        <span key={index} className={styles[index < stars ? 'star' : 'noStar']}>
          <Icon of={Star} size={size} />
        </span>
      ))}
    </span>
  );
}
