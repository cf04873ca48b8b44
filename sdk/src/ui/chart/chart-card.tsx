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
import { ChartOutline } from './chart-outline';
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
  /** Beside the title: a period picker. */
  extra?: ReactNode;
  /** Above the chart: the figure that it explains. */
  figure?: ReactNode;
  /** Null before the first answer. Keep it the same object while nothing changes. */
  data: ChartData | null;
  height?: number;
  failure?: Failure | null;
  onRetry?(): void;
  /** A try is under way. */
  retrying?: boolean;
  /** Under the chart: what explains it. */
  children?: ReactNode;
}

/** A chart with its title, whose figures can be read as a table. */
export function ChartCard({
  title,
  extra,
  figure,
  data,
  height = 240,
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
      {figure !== undefined && <div className={styles['figure']}>{figure}</div>}
      {failure && !data ? (
        <ErrorState failure={failure} onRetry={onRetry} retrying={retrying} />
      ) : !data ? (
        <Loading>
          <ChartOutline height={height} />
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

/** Which color is which, where the series are not named in the chart. */
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

/** A ring, and beside it each part with its figure. */
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
