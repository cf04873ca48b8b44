import type { ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState, Loading, Skeleton } from '@praxis/sdk/ui';

interface QueryCardProps<Data> {
  title: string;
  extra?: ReactNode;
  query: QueryResult<Data>;
  /** About as high as its content, in pixels: nothing below it jumps. */
  height: number;
  /** The content reaches the card's edges. */
  flush?: boolean;
  children(data: Data): ReactNode;
}

/** A card of one answer: while it is on its way, and where it failed, the others are not concerned. */
export function QueryCard<Data>({
  title,
  extra,
  query,
  height,
  flush = false,
  children,
}: QueryCardProps<Data>) {
  const { shown, error, loading, reload } = query;
  return (
    <Card title={title} extra={extra} flush={flush && shown !== null}>
      {shown !== null ? (
        children(shown)
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
