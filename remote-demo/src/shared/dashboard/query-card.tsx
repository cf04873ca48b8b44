import { useState, type ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState, Loading, Skeleton } from '@praxis/sdk/ui';
import { AsTableButton, FigureTable, type ChartTable } from '@praxis/sdk/ui/chart';

interface QueryCardProps<Data> {
  title: string;
  extra?: ReactNode;
  query: QueryResult<Data>;
  /** About as high as its content, in pixels: nothing below it jumps. */
  height: number;
  /** The content reaches the card's edges. */
  flush?: boolean;
  /** The figures of what it draws, for who would rather read them. */
  table?(data: Data): ChartTable;
  children(data: Data): ReactNode;
}

/** A card of one answer: while it is on its way, and where it failed, the others are not concerned. */
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
