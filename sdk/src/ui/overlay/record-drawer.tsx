import type { ReactNode } from 'react';
import type { QueryResult } from '../../data/use-query';
import { Loaded } from '../components/loaded';
import { actButtons, type RecordAct } from './act-buttons';
import { DetailDrawer } from './detail-drawer';

export interface RecordDrawerProps<Data> {
  /** Holds the record. */
  query: QueryResult<Data>;
  /** What kind of thing it is: the title until the record is there. */
  kind: ReactNode;
  title?(record: Data): ReactNode;
  status(record: Data): ReactNode;
  /** Address of the list that the drawer stands over. */
  closeTo: string;
  /** The one that acts comes first. */
  acts?(record: NoInfer<Data>): readonly RecordAct[];
  /** Stands in until the record is there; the outline of a form where it is left out. */
  outline?: ReactNode;
  children(record: Data): ReactNode;
}

/** A record over its list: its status beside the title, and what can be done with it below. */
export function RecordDrawer<Data>({
  query,
  kind,
  title,
  status,
  closeTo,
  acts,
  outline,
  children,
}: RecordDrawerProps<Data>) {
  const record = query.data;
  return (
    <DetailDrawer
      title={(record && title?.(record)) ?? kind}
      extra={record && status(record)}
      closeTo={closeTo}
      footer={record && acts ? actButtons(acts(record)) : undefined}
    >
      <Loaded query={query} outline={outline}>
        {children}
      </Loaded>
    </DetailDrawer>
  );
}
