import { createElement, useState, type ReactNode } from 'react';
import PanelRight from 'lucide-react/icons/panel-right';
import { useUntilLoaded } from '../../data/use-until-loaded';
import { Button } from '../components/button';
import type { MenuItem } from '../components/menu-items';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
import type { OfferedAction } from './action-buttons';
import type {
  ActionableRecord,
  ActionDialogProps,
  ActionsOf,
  BulkDialogProps,
  RecordAction,
  RecordQuery,
  WatchedFact,
} from './record-action';
import { RecordDialog } from './record-dialog';
import type { PartLoader } from '../lazy/use-lazy-component';

export interface RecordActionsOptions<Item extends ActionableRecord> {
  /** Where the record opens: the first entry of its row's menu. */
  open?: { label: string; to(record: Item): string };
  /** Loads the record as it stands, while a dialog about it is open: it may be on no list by now. */
  newest?: RecordQuery<Item>;
  /** In its place where a record cannot be loaded alone: those of the list on the page. A dialog shows its record as it stands there. */
  all?: readonly Item[];
  /** What is told where somebody else changed it while the dialog was open. */
  facts?(record: Item): readonly WatchedFact[];
}

/** What a screen offers of a record's actions: in the menu of its row, in its drawer, over several. */
export interface RecordActions<Item extends ActionableRecord> {
  /** Those that the record carries now, in the order of their declaration; a likely one comes first. */
  offered(record: Item): OfferedAction[];
  /** The menu of the record's row: to open it, and what can be done with it. */
  menu(record: Item): MenuItem[];
  /** Begins an action, as pressing it does. */
  begin(action: Item['actions'][number], record: Item): unknown;
  /** Buttons for what can be done with all of several records. */
  bulk(records: readonly Item[], onDone: () => void): ReactNode;
  /** The dialog of the action that is under way; the page shows it. */
  dialog: ReactNode;
}

type UnderWay<Item extends ActionableRecord> =
  // The very loader that was pressed: one of a later rendering would fetch the dialog anew.
  | {
      kind: 'one';
      load: PartLoader<ActionDialogProps<Item>>;
      action: Item['actions'][number];
      record: Item;
    }
  | {
      kind: 'several';
      dialog: PartLoader<BulkDialogProps<Item>>;
      records: readonly Item[];
      onDone(): void;
    };

/**
 * The actions of one kind of record on a page: exactly those that the record carries, which the
 * back end computes for whoever asks (docs/domain.md). A record's own dialog shows it as it stands:
 * after a conflict it says what changed, keeps what was typed, and the next try is about what is shown.
 */
export function useRecordActions<Item extends ActionableRecord>(
  actions: ActionsOf<Item>,
  { open, newest, all, facts }: RecordActionsOptions<Item> = {},
): RecordActions<Item> {
  const [underWay, setUnderWay] = useState<UnderWay<Item>>();
  const running = useRunning();
  const close = () => setUnderWay(undefined);
  const entries = Object.entries(actions) as [Item['actions'][number], RecordAction<Item>][];

  const begin = (action: Item['actions'][number], record: Item) => {
    const declared: RecordAction<Item> = actions[action];
    if ('run' in declared) return running.begin(runOf(action, record), () => declared.run(record));
    if ('dialog' in declared) setUnderWay({ kind: 'one', load: declared.dialog, action, record });
  };

  const offered = (record: Item): OfferedAction[] =>
    likeliestFirst(
      entries.filter(([action]) => record.actions.includes(action)),
      record,
    ).map(([action, declared], index) => ({
      key: action,
      label: typeof declared.label === 'string' ? declared.label : declared.label(record),
      name: declared.name?.(record),
      icon: declared.icon,
      danger: declared.danger,
      primary: index === 0 && !declared.danger,
      ...('to' in declared
        ? { to: declared.to(record) }
        : {
            underWay: running.has(runOf(action, record)),
            onSelect: () => begin(action, record),
          }),
    }));

  return {
    begin,
    offered,
    menu: (record) => [
      ...(open ? [{ key: 'open', label: open.label, icon: PanelRight, to: open.to(record) }] : []),
      ...offered(record),
    ],
    bulk: (records, onDone) =>
      entries.flatMap(([action, { bulk }]) => {
        const able = records.filter((record) => record.actions.includes(action));
        if (!bulk || able.length === 0) return [];
        return (
          <Button
            key={action}
            kind="primary"
            size="small"
            onClick={() =>
              setUnderWay({ kind: 'several', dialog: bulk.dialog, records: able, onDone })
            }
          >
            {bulk.label}
          </Button>
        );
      }),
    dialog: underWay && (
      <DialogUnderWay<Item> {...{ underWay, newest, all, facts }} onClose={close} />
    ),
  };
}

/** Of one record, what is carried out with one click: another record of the page may be at it, too. */
const runOf = (action: string, { id }: ActionableRecord) => `${action} ${id}`;

/** What was begun with one click, each until it is over and the page shows what became of it. */
function useRunning() {
  const untilLoaded = useUntilLoaded();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const set = (key: string, on: boolean) =>
    setRunning((before) => new Set(on ? [...before, key] : [...before].filter((it) => it !== key)));
  return {
    has: (key: string) => running.has(key),
    begin(key: string, run: () => unknown): unknown {
      if (running.has(key)) return;
      const end = run();
      if (!(end instanceof Promise)) return end;
      set(key, true);
      return end.then(untilLoaded).finally(() => set(key, false));
    },
  };
}

/** In their order; where the first is not what somebody wants now, the next harmless one stands before it. */
function likeliestFirst<Item, Entry extends readonly [unknown, RecordAction<Item>]>(
  entries: readonly Entry[],
  record: Item,
): Entry[] {
  const isLikely = ([, action]: Entry) => action.isLikely?.(record) !== false;
  const first = entries.find((entry) => isLikely(entry) && !entry[1].danger);
  if (!first || entries.every(isLikely)) return [...entries];
  return [first, ...entries.filter((entry) => entry !== first)];
}

interface DialogUnderWayProps<Item extends ActionableRecord> extends Pick<
  RecordActionsOptions<Item>,
  'newest' | 'all' | 'facts'
> {
  underWay: UnderWay<Item>;
  onClose(): void;
}

function DialogUnderWay<Item extends ActionableRecord>({
  underWay,
  onClose,
  ...options
}: DialogUnderWayProps<Item>) {
  if (underWay.kind === 'several')
    return (
      <BulkDialog
        load={underWay.dialog}
        records={underWay.records}
        onClose={onClose}
        onDone={() => {
          underWay.onDone();
          onClose();
        }}
      />
    );
  return <RecordDialog {...underWay} {...options} onClose={onClose} />;
}

interface BulkProps<Item> extends BulkDialogProps<Item> {
  load: PartLoader<BulkDialogProps<Item>>;
}

function BulkDialog<Item>({ load, ...props }: BulkProps<Item>) {
  const Dialog = useLazyDialog(load, props.onClose);
  return Dialog && createElement(Dialog, props);
}
