import type { ReactNode } from 'react';
import { Link } from '../link';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import { numberFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { Icon } from './icon';
import { Sparkline, type SparklineProps } from './sparkline';
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
  /** Beside the change, what it is against: "vs previous 30 days". */
  against?: string;
  /** Whether more is better; neither colors the change. */
  rising?: 'good' | 'bad' | 'neutral';
  /** The figure over time, oldest first. */
  trend?: readonly number[];
  /** As of `Sparkline`. */
  trendKind?: SparklineProps['kind'];
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
  against,
  rising = 'good',
  trend,
  trendKind,
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
        {change && <Change {...change} against={against} rising={rising} />}
      </p>
      {trend && <Sparkline values={trend} kind={trendKind} />}
      {children !== undefined && <div className={styles['more']}>{children}</div>}
    </article>
  );
}

interface ChangeProps {
  current: number;
  previous: number;
  against: string | undefined;
  rising: NonNullable<StatCardProps['rising']>;
}

/** Beyond it a share says nothing more. */
const most = 9.99;

function Change({ current, previous, against, rising }: ChangeProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const part = current === previous ? 0 : (current - previous) / Math.abs(previous);
  const direction = Math.abs(part) < 0.0005 ? 'same' : part > 0 ? 'up' : 'down';
  const share = Math.min(Math.abs(part), most);
  const percent = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
  const change = Math.abs(part) > most ? `>${percent}` : percent;
  const good =
    direction === 'same' || rising === 'neutral'
      ? null
      : (direction === 'up') === (rising === 'good');
  // There is no share of nothing.
  const isNew = previous === 0 && current !== 0;
  const sentence = isNew ? text('stat.fromNone') : text(`stat.${direction}`, { change });
  return (
    <Tooltip text={sentence} describes={false}>
      <span className={styles['change']} data-good={good === null ? undefined : good}>
        <Icon of={{ up: ArrowUpRight, down: ArrowDownRight, same: Minus }[direction]} size={14} />
        <span aria-hidden>{isNew ? text('stat.new') : change}</span>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        {against !== undefined && (
          <span className={styles['against']} aria-hidden>
            {against}
          </span>
        )}
      </span>
    </Tooltip>
  );
}
