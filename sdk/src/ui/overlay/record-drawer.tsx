import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../components/loaded';
import { actionButtons, type OfferedAction } from '../actions/action-buttons';
import { DetailDrawer } from './detail-drawer';
import { useNavigateBack } from './navigate-back';

export interface RecordDrawerProps<Data> {
  /** Query of the record. */
  query: LoadedProps<Data>['query'];
  /** Kind of record; the title until the record is loaded. */
  kind: ReactNode;
  /** Title of the loaded record. */
  title?(record: Data): ReactNode;
  /** Status, shown next to the title. */
  status(record: Data): ReactNode;
  /** Address of the list below the drawer. */
  closeTo: string;
  /** Actions of the record, from `useRecordActions().offered`, the most likely one first. */
  actions?(record: NoInfer<Data>): readonly OfferedAction[];
  /** Shown while the record loads; defaults to the skeleton of a form. */
  outline?: ReactNode;
  children(record: Data): ReactNode;
}

/** Drawer with a record over its list: status next to the title, actions in the footer. */
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
      <Loaded query={query} outline={outline} onBack={useNavigateBack(closeTo)}>
        {children}
      </Loaded>
    </DetailDrawer>
  );
}
