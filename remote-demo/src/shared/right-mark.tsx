import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from '@praxis/sdk';
import { Icon, VisuallyHidden } from '@praxis/sdk/ui';
import styles from './right-mark.module.css';

/** Whether a right is granted, in a table of rights. */
export function RightMark({ granted }: { granted: boolean }) {
  const { t } = useTranslation('demo');
  return (
    <span className={granted ? styles.granted : styles.denied}>
      <Icon of={granted ? Check : Minus} />
      <VisuallyHidden>{t(`rights.${granted ? 'allowed' : 'denied'}`)}</VisuallyHidden>
    </span>
  );
}
