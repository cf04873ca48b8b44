import { createElement, useState } from 'react';
import { useQuery } from '../../data/use-query';
import { ConcurrentChanges, type Change } from '../components/concurrent-changes';
import type { PartLoader } from '../lazy/use-lazy-component';
import { useLazyDialog } from '../lazy/lazy-dialog';
import { ActionUnavailableContext } from './action-unavailable';
import type {
  ActionableRecord,
  ActionDialogProps,
  RecordQuery,
  WatchedFact,
} from './record-action';

interface RecordDialogProps<Item extends ActionableRecord> {
  load: PartLoader<ActionDialogProps<Item>>;
  action: Item['actions'][number];
  /** The record as it was when the action was selected. */
  record: Item;
  newest?: RecordQuery<Item>;
  all?: readonly Item[];
  facts?(record: Item): readonly WatchedFact[];
  onClose(): void;
}

/** Dialog of an action, with the newest version of the record. */
export function RecordDialog<Item extends ActionableRecord>(props: RecordDialogProps<Item>) {
  const { newest, all = [], ...rest } = props;
  const listed = all.find(({ id }) => id === rest.record.id);
  return newest ? (
    <QueriedDialog {...rest} newest={newest} />
  ) : (
    <VersionedDialog {...rest} now={newerOf(rest.record, listed)} />
  );
}

function QueriedDialog<Item extends ActionableRecord>({
  newest,
  ...rest
}: Omit<RecordDialogProps<Item>, 'all'> & { newest: RecordQuery<Item> }) {
  const [opened] = useState(rest.record);
  const { data } = useQuery(newest, { params: { id: opened.id } });
  return <VersionedDialog {...rest} record={opened} now={newerOf(opened, data)} />;
}

const newerOf = <Item extends ActionableRecord>(
  opened: Item,
  other: Item | null | undefined,
): Item => (other && other.version > opened.version ? other : opened);

function VersionedDialog<Item extends ActionableRecord>({
  load,
  action,
  record: opened,
  now,
  facts,
  onClose,
}: Omit<RecordDialogProps<Item>, 'newest' | 'all'> & { now: Item }) {
  const Dialog = useLazyDialog(load, onClose);
  if (!Dialog) return null;
  const changes = facts ? changesBetween(facts(opened), facts(now)) : [];
  return (
    <ActionUnavailableContext value={!now.actions.includes(action)}>
      {createElement(Dialog, {
        record: now,
        changes: <ConcurrentChanges changes={changes} />,
        onClose,
      })}
    </ActionUnavailableContext>
  );
}

/** Returns the facts that differ between two versions of a record, matched by label. */
export function changesBetween(
  before: readonly WatchedFact[],
  now: readonly WatchedFact[],
): Change[] {
  return now.flatMap((fact) => {
    const old = before.find(({ label }) => label === fact.label);
    return old && old.value !== fact.value
      ? [{ key: fact.label, label: fact.label, before: shownOf(old), now: shownOf(fact) }]
      : [];
  });
}

const shownOf = ({ value, shown }: WatchedFact) => shown ?? String(value ?? '–');
