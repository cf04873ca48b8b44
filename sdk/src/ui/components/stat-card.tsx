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
  /** Name of the figure. */
  label: ReactNode;
  /** The formatted figure. */
  value: ReactNode;
  /** The current and the previous figure, for the change between them. */
  change?: { current: number; previous: number };
  /** Comparison text next to the change: "vs previous 30 days". */
  against?: string;
  /** Whether an increase is good; `neutral` leaves the change uncolored. */
  rising?: 'good' | 'bad' | 'neutral';
  /** The figure over time, oldest first. */
  trend?: readonly number[];
  /** Chart type, as in `Sparkline`. */
  trendKind?: SparklineProps['kind'];
  /** Address of the list behind the figure. */
  to?: string;
  /** Shown below the figure, instead of a trend. */
  children?: ReactNode;
}

/** Card with a key figure, its change and its trend; it can link to the list behind the figure. */
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

/** Changes above 999 % are shown as ">999%". */
const maximumShare = 9.99;

function Change({ current, previous, against, rising }: ChangeProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const part = current === previous ? 0 : (current - previous) / Math.abs(previous);
  const direction = Math.abs(part) < 0.0005 ? 'same' : part > 0 ? 'up' : 'down';
  const share = Math.min(Math.abs(part), maximumShare);
  const percent = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
  const change = Math.abs(part) > maximumShare ? `>${percent}` : percent;
  const isGood =
    direction === 'same' || rising === 'neutral'
      ? null
      : (direction === 'up') === (rising === 'good');
  // A change from zero has no percentage.
  const isNew = previous === 0 && current !== 0;
  const sentence = isNew ? text('stat.fromNone') : text(`stat.${direction}`, { change });
  return (
    <Tooltip text={sentence} describes={false}>
      <span className={styles['change']} data-good={isGood === null ? undefined : isGood}>
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
