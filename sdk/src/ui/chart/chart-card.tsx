import { useState, type ReactNode } from 'react';
import type { Failure } from '../../data/request-error';
import { Card } from '../components/card';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { Loading } from '../components/loading';
import { useUiText } from '../text/use-ui-text';
import { AsTableButton, FigureTable } from './as-table';
import styles from './chart.module.css';
import { Chart } from './chart';
import { ChartSkeleton } from './chart-skeleton';
import {
  chartTable,
  isEmptyChart,
  legendOf,
  seriesPaint,
  type ChartData,
  type LegendEntry,
} from './chart-data';

export interface ChartCardProps {
  title: string;
  /** Controls next to the title, like a period picker. */
  extra?: ReactNode;
  /** Key figure above the chart. */
  figure?: ReactNode;
  /** Null until loaded. Needs a stable identity while nothing changes. */
  data: ChartData | null;
  height?: number;
  /**
   * Approximate height until loaded, in pixels: that of the chart by default. Prevents layout shift where a figure,
   * a legend or an explanation comes with the data.
   */
  loadingHeight?: number;
  failure?: Failure | null;
  onRetry?(): void;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** Explanation below the chart. */
  children?: ReactNode;
}

/** A titled chart with its data as a table. */
export function ChartCard({
  title,
  extra,
  figure,
  data,
  height = 240,
  loadingHeight = height,
  failure,
  onRetry,
  retrying,
  children,
}: ChartCardProps) {
  const text = useUiText();
  const [asTable, setAsTable] = useState(false);
  const shown = data !== null && !isEmptyChart(data);
  return (
    <Card
      title={title}
      extra={
        <>
          {extra}
          {shown && <AsTableButton asTable={asTable} onChange={setAsTable} />}
        </>
      }
    >
      {figure !== undefined && figure !== null && <div className={styles['figure']}>{figure}</div>}
      {failure && !data ? (
        <ErrorState failure={failure} onRetry={onRetry} retrying={retrying} />
      ) : !data ? (
        <Loading>
          <ChartSkeleton height={loadingHeight} />
        </Loading>
      ) : !shown ? (
        <EmptyState drawing="search" title={text('chart.noData')} />
      ) : asTable ? (
        <FigureTable label={title} {...chartTable(data)} />
      ) : (
        <>
          <Legend entries={legendOf(data)} />
          {data.kind === 'shares' ? (
            <Shares data={data} title={title} height={height} />
          ) : (
            <Chart data={data} label={title} height={height} />
          )}
        </>
      )}
      {shown && children !== undefined && <div className={styles['below']}>{children}</div>}
    </Card>
  );
}

/** Maps colors to series, unless the chart labels them. */
function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles['legend']}>
      {entries.map(({ name, total, color }) => (
        <li key={name}>
          <span className={styles['mark']} style={{ background: seriesPaint(color) }} />
          {name}
          {total !== undefined && <strong>{total}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** A donut chart, next to a list of its values. */
function Shares({
  data,
  title,
  height,
}: {
  data: Extract<ChartData, { kind: 'shares' }>;
  title: string;
  height: number;
}) {
  return (
    <div className={styles['shares']}>
      <Chart data={data} label={title} height={Math.min(height, 200)} />
      <ul>
        {data.shares.map(({ name, value, note }, index) => (
          <li key={name}>
            <span className={styles['mark']} style={{ background: seriesPaint(index % 6) }} />
            <span className={styles['shareName']}>{name}</span>
            <strong>{data.format(value)}</strong>
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
