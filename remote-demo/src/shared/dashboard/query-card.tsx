import { useState, type ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState, Loading, Skeleton } from '@praxis/sdk/ui';
import { AsTableButton, FigureTable, type ChartTable } from '@praxis/sdk/ui/chart';

interface QueryCardProps<Data> {
  title: string;
  extra?: ReactNode;
  query: QueryResult<Data>;
  /** Approximate height of the content, in pixels: prevents layout shift while it loads. */
  height: number;
  /** The content extends to the card's edges. */
  flush?: boolean;
  /** Figures of the chart, as a table alternative. */
  table?(data: Data): ChartTable;
  children(data: Data): ReactNode;
}

/**
 * Card of one query, with its own loading and error states: a failure leaves other cards
 * unaffected.
 */
export function QueryCard<Data>({
  title,
  extra,
  query,
  height,
  flush = false,
  table,
  children,
}: QueryCardProps<Data>) {
  const [asTable, setAsTable] = useState(false);
  const { shown, error, loading, reload } = query;
  return (
    <Card
      title={title}
      extra={
        table && shown !== null ? (
          <>
            {extra}
            <AsTableButton asTable={asTable} onChange={setAsTable} />
          </>
        ) : (
          extra
        )
      }
      flush={flush && shown !== null}
    >
      {shown !== null ? (
        table && asTable ? (
          <FigureTable label={title} {...table(shown)} />
        ) : (
          children(shown)
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      ) : (
        <Loading>
          <Skeleton height={height} />
        </Loading>
      )}
    </Card>
  );
}
