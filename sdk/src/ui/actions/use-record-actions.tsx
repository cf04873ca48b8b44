import { createElement, useState, type ReactNode } from 'react';
import PanelRight from 'lucide-react/icons/panel-right';
import { useUntilLoaded } from '../../data/use-until-loaded';
import { Button } from '../components/button';
import type { MenuItem } from '../components/menu-items';
import { useLazyDialog } from '../lazy/lazy-dialog';
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
  /** Link that opens the record: the first item of its row's menu. */
  open?: { label: string; to(record: Item): string };
  /** Loads the newest version while a dialog is open: the record may have left the list. */
  newest?: RecordQuery<Item>;
  /** For records that cannot be loaded individually: the list on the page, from which dialogs take the newest version. */
  all?: readonly Item[];
  /** Facts whose concurrent changes are shown in an open dialog. */
  facts?(record: Item): readonly WatchedFact[];
}

/** The actions of a record as a screen shows them: in the menu of its row, in its drawer, in bulk. */
export interface RecordActions<Item extends ActionableRecord> {
  /** The actions that the record carries, in declaration order, with a likely one first. */
  offered(record: Item): OfferedAction[];
  /** The menu of the record's row: "open", then its actions. */
  menu(record: Item): MenuItem[];
  /** Starts an action, like a click on it. */
  begin(action: Item['actions'][number], record: Item): unknown;
  /** Buttons of the bulk actions that at least one of the records allows. */
  bulk(records: readonly Item[], onDone: () => void): ReactNode;
  /** The open dialog, for the page to render. */
  dialog: ReactNode;
}

type OpenDialog<Item extends ActionableRecord> =
  // Keeps the loader of the click: one from a later render would remount the dialog.
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
 * Offers the actions of one kind of record on a page: exactly those that the record carries, which the
 * back end computes for the current user (docs/domain.md). A dialog shows the newest version: after a
 * version conflict it lists the changes, keeps the input, and the next attempt is for what is shown.
 */
export function useRecordActions<Item extends ActionableRecord>(
  actions: ActionsOf<Item>,
  { open, newest, all, facts }: RecordActionsOptions<Item> = {},
): RecordActions<Item> {
  const [openDialog, setOpenDialog] = useState<OpenDialog<Item>>();
  const running = useRunningActions();
  const close = () => setOpenDialog(undefined);
  const entries = Object.entries(actions) as [Item['actions'][number], RecordAction<Item>][];

  const begin = (action: Item['actions'][number], record: Item) => {
    const declared: RecordAction<Item> = actions[action];
    if ('run' in declared) return running.start(runKey(action, record), () => declared.run(record));
    if ('dialog' in declared) setOpenDialog({ kind: 'one', load: declared.dialog, action, record });
  };

  const offered = (record: Item): OfferedAction[] =>
    primaryFirst(
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
            underWay: running.has(runKey(action, record)),
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
        const allowed = records.filter((record) => record.actions.includes(action));
        if (!bulk || allowed.length === 0) return [];
        return (
          <Button
            key={action}
            kind="primary"
            size="small"
            onClick={() =>
              setOpenDialog({ kind: 'several', dialog: bulk.dialog, records: allowed, onDone })
            }
          >
            {bulk.label}
          </Button>
        );
      }),
    dialog: openDialog && (
      <ActionDialog<Item> {...{ openDialog, newest, all, facts }} onClose={close} />
    ),
  };
}

/** Identifies a running action: several records of the page can run theirs concurrently. */
const runKey = (action: string, { id }: ActionableRecord) => `${action} ${id}`;

/** Tracks one-click actions from the click until they have settled and the page shows the result. */
function useRunningActions() {
  const untilLoaded = useUntilLoaded();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const set = (key: string, isRunning: boolean) =>
    setRunning(
      (before) => new Set(isRunning ? [...before, key] : [...before].filter((it) => it !== key)),
    );
  return {
    has: (key: string) => running.has(key),
    start(key: string, run: () => unknown): unknown {
      if (running.has(key)) return;
      const result = run();
      if (!(result instanceof Promise)) return result;
      set(key, true);
      return result.then(untilLoaded).finally(() => set(key, false));
    },
  };
}

/** Keeps the order, but moves the first likely, non-destructive action to the front if any is unlikely. */
function primaryFirst<Item, Entry extends readonly [unknown, RecordAction<Item>]>(
  entries: readonly Entry[],
  record: Item,
): Entry[] {
  const isLikely = ([, action]: Entry) => action.isLikely?.(record) !== false;
  const first = entries.find((entry) => isLikely(entry) && !entry[1].danger);
  if (!first || entries.every(isLikely)) return [...entries];
  return [first, ...entries.filter((entry) => entry !== first)];
}

interface ActionDialogOptions<Item extends ActionableRecord> extends Pick<
  RecordActionsOptions<Item>,
  'newest' | 'all' | 'facts'
> {
  openDialog: OpenDialog<Item>;
  onClose(): void;
}

function ActionDialog<Item extends ActionableRecord>({
  openDialog,
  onClose,
  ...options
}: ActionDialogOptions<Item>) {
  if (openDialog.kind === 'several')
    return (
      <BulkDialog
        load={openDialog.dialog}
        records={openDialog.records}
        onClose={onClose}
        onDone={() => {
          openDialog.onDone();
          onClose();
        }}
      />
    );
  return <RecordDialog {...openDialog} {...options} onClose={onClose} />;
}

interface BulkProps<Item> extends BulkDialogProps<Item> {
  load: PartLoader<BulkDialogProps<Item>>;
}

function BulkDialog<Item>({ load, ...props }: BulkProps<Item>) {
  const Dialog = useLazyDialog(load, props.onClose);
  return Dialog && createElement(Dialog, props);
}
