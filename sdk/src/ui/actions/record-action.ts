import type { ReactNode } from 'react';
import type { Query } from '../../data/query';
import type { LucideIcon } from '../components/icon';
import type { PartLoader } from '../lazy/use-lazy-component';

/** A record as an answer holds it: with what its reader may do with it now. */
export interface ActionableRecord<Action extends string = string> {
  id: string;
  version: number;
  actions: readonly Action[];
}

/** The query that answers with one record. */
export type RecordQuery<Item> = Query<{ params: { id: string } }, Item>;

/** What the dialog of an action is given. */
export interface ActionDialogProps<Item> {
  /** As it stands now: a command is sent for what is shown. */
  record: Item;
  /** What somebody else changed while the dialog was open, to be shown above all else. */
  changes: ReactNode;
  onClose(): void;
}

/** What the dialog of an action on several records is given. */
export interface BulkDialogProps<Item> {
  records: readonly Item[];
  /** Closes it; the records stay chosen. */
  onClose(): void;
  /** Closes it after something was done: the records are chosen no longer. */
  onDone(): void;
}

interface ActionLook<Item> {
  /** What is done; where that depends on the record, by it. */
  label: string | ((record: Item) => string);
  /** What is read out of its button, where a list has one for each record: "Remove Visa ···· 4242". */
  name?(record: Item): string;
  icon: LucideIcon;
  /** Whether it may be what somebody wants now; where not, another one comes first. */
  isLikely?(record: Item): boolean;
  /** It cannot be taken back by another action. */
  danger?: boolean;
}

/**
 * How one action of a record is offered: carried out with one click (`run`), on a page of its own
 * (`to`), or after a dialog, whose code is fetched when it is asked for.
 */
export type RecordAction<Item> = ActionLook<Item> &
  (
    | {
        /**
         * What answers with a promise is shown as under way, and takes no second press, until then and
         * until what it changed has loaded again: its record is the one before.
         */
        run(record: Item): unknown;
      }
    | { to(record: Item): string }
    | { dialog: PartLoader<ActionDialogProps<Item>> }
  ) & {
    /** The same on several records at once. */
    bulk?: { label: string; dialog: PartLoader<BulkDialogProps<Item>> };
  };

/** One action for each that the contract knows of the record; their order is that on the screen. */
export type ActionsOf<Item extends ActionableRecord> = Readonly<
  Record<Item['actions'][number], RecordAction<Item>>
>;

/** A fact of a record that may change while somebody decides about it. */
export interface WatchedFact {
  label: string;
  /** Compared. */
  value: string | number | boolean | null | undefined;
  /** Shown, where the value itself does not say it. */
  shown?: ReactNode;
}
