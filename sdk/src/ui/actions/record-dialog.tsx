import { createElement, useState } from 'react';
import { useQuery } from '../../data/use-query';
import { ChangedMeanwhile, type Change } from '../components/changed-meanwhile';
import type { PartLoader } from '../lazy/use-lazy-component';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
import { ActionOverContext } from './action-over';
import type {
  ActionableRecord,
  ActionDialogProps,
  RecordQuery,
  WatchedFact,
} from './record-action';

interface RecordDialogProps<Item extends ActionableRecord> {
  load: PartLoader<ActionDialogProps<Item>>;
  action: Item['actions'][number];
  /** As it was when the action was chosen. */
  record: Item;
  newest?: RecordQuery<Item>;
  all?: readonly Item[];
  facts?(record: Item): readonly WatchedFact[];
  onClose(): void;
}

/** The dialog of an action, on the record as it stands. */
export function RecordDialog<Item extends ActionableRecord>(props: RecordDialogProps<Item>) {
  const { newest, all = [], ...rest } = props;
  const listed = all.find(({ id }) => id === rest.record.id);
  return newest ? (
    <NewestDialog {...rest} newest={newest} />
  ) : (
    <Shown {...rest} now={newer(rest.record, listed)} />
  );
}

function NewestDialog<Item extends ActionableRecord>({
  newest,
  ...rest
}: Omit<RecordDialogProps<Item>, 'all'> & { newest: RecordQuery<Item> }) {
  const [opened] = useState(rest.record);
  const { data } = useQuery(newest, { params: { id: opened.id } });
  return <Shown {...rest} record={opened} now={newer(opened, data)} />;
}

const newer = <Item extends ActionableRecord>(
  opened: Item,
  other: Item | null | undefined,
): Item => (other && other.version > opened.version ? other : opened);

function Shown<Item extends ActionableRecord>({
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
    <ActionOverContext value={!now.actions.includes(action)}>
      {createElement(Dialog, {
        record: now,
        changes: <ChangedMeanwhile changes={changes} />,
        onClose,
      })}
    </ActionOverContext>
  );
}

/** The facts that differ, by their labels. */
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
