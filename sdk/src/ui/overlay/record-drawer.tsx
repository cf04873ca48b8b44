import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../components/loaded';
import { actionButtons, type OfferedAction } from '../actions/action-buttons';
import { DetailDrawer } from './detail-drawer';
import { useWayBack } from './way-back';

export interface RecordDrawerProps<Data> {
  /** Holds the record. */
  query: LoadedProps<Data>['query'];
  /** What kind of thing it is: the title until the record is there. */
  kind: ReactNode;
  /** Its name, once it is there. */
  title?(record: Data): ReactNode;
  /** Beside the title: its status. */
  status(record: Data): ReactNode;
  /** Address of the list that the drawer stands over. */
  closeTo: string;
  /** What can be done with it, as its `useRecordActions` offers it; the likeliest first. */
  actions?(record: NoInfer<Data>): readonly OfferedAction[];
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
  actions,
  outline,
  children,
}: RecordDrawerProps<Data>) {
  const record = query.data;
  return (
    <DetailDrawer
      title={(record && title?.(record)) ?? kind}
      extra={record && status(record)}
      closeTo={closeTo}
      footer={record && actions ? actionButtons(actions(record)) : undefined}
    >
      <Loaded query={query} outline={outline} onBack={useWayBack(closeTo)}>
        {children}
      </Loaded>
    </DetailDrawer>
  );
}
