import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import { Icon } from '@praxis/sdk/ui';
import styles from './dashboard.module.css';
import { useFigures } from './use-figures';

interface ChangeProps {
  /** Percent. */
  value: number;
  /** What the value is compared with. */
  against?: string;
}

/** Percentage by which a figure rose or fell. */
export function Change({ value, against }: ChangeProps) {
  const { change } = useFigures();
  const icon = value === 0 ? Minus : value > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={styles.change} data-rising={value === 0 ? undefined : value > 0}>
      <Icon of={icon} size={14} />
      {change(value)}
      {against !== undefined && <span className={styles.against}>{against}</span>}
    </span>
  );
}
