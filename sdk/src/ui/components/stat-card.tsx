import type { ReactNode } from 'react';
import { Link } from '../link';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import { numberFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { Icon } from './icon';
import { Sparkline } from './sparkline';
import styles from './stat-card.module.css';
import { Tooltip } from './tooltip';
import { VisuallyHidden } from './visually-hidden';

export interface StatCardProps {
  /** What is counted. */
  label: ReactNode;
  /** The figure, as it is shown. */
  value: ReactNode;
  /** The figure and that of the period before, for the change between them. */
  change?: { current: number; previous: number };
  /** Whether more is better; neither colours the change. */
  rising?: 'good' | 'bad' | 'neutral';
  /** The figure over time, oldest first. */
  trend?: readonly number[];
  /** The list behind the figure. */
  to?: string;
  /** Under the figure, instead of a trend. */
  children?: ReactNode;
}

/** A figure that opens its list, with its change and its trend. */
export function StatCard({
  label,
  value,
  change,
  rising = 'good',
  trend,
  to,
  children,
}: StatCardProps) {
  return (
    <article className={styles['card']}>
      <h2 className={styles['label']}>
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className={styles['link']}>
            {label}
          </Link>
        )}
      </h2>
      <p className={styles['line']}>
        <span className={styles['value']}>{value}</span>
        {change && <Change {...change} rising={rising} />}
      </p>
      {trend && <Sparkline values={trend} />}
      {children !== undefined && <div className={styles['more']}>{children}</div>}
    </article>
  );
}

interface ChangeProps {
  current: number;
  previous: number;
  rising: NonNullable<StatCardProps['rising']>;
}

function Change({ current, previous, rising }: ChangeProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  if (previous === 0) return null;
  const part = (current - previous) / Math.abs(previous);
  const direction = Math.abs(part) < 0.0005 ? 'same' : part > 0 ? 'up' : 'down';
  const change = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: Math.abs(part) < 0.1 ? 1 : 0,
  }).format(Math.abs(part));
  const good =
    direction === 'same' || rising === 'neutral'
      ? null
      : (direction === 'up') === (rising === 'good');
  const sentence = text(`stat.${direction}`, { change });
  return (
    <Tooltip text={sentence} describes={false}>
      <span className={styles['change']} data-good={good === null ? undefined : good}>
        <Icon of={{ up: ArrowUpRight, down: ArrowDownRight, same: Minus }[direction]} size={14} />
        <span aria-hidden>{change}</span>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
