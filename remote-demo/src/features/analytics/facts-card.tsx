import type { ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import styles from './analytics.module.css';

interface Props<Data> {
  title: string;
  query: QueryResult<Data>;
  /** The figure that matters most, and what it counts. */
  figure(data: Data): { value: ReactNode; label: string };
  facts(data: Data): { label: string; value: ReactNode }[];
}

/** A card with one large figure and what explains it. */
export function FactsCard<Data>({ title, query, figure, facts }: Props<Data>) {
  const { data, error, loading, reload } = query;
  return (
    <Card title={title}>
      {data && (
        <>
          <p className={styles.figure}>{figure(data).value}</p>
          <p className={styles.label}>{figure(data).label}</p>
          <Facts items={facts(data)} />
        </>
      )}
      {!data && error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <Loading shape="text" count={4} />}
    </Card>
  );
}
