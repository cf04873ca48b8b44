import type { ReactNode } from 'react';
import type { Query } from '../../data/query';
import type { LucideIcon } from '../components/icon';
import type { PartLoader } from '../lazy/use-lazy-component';

/** A record as in a response, with the actions that its reader is currently allowed. */
export interface ActionableRecord<Action extends string = string> {
  id: string;
  version: number;
  actions: readonly Action[];
}

/** Query that loads one record. */
export type RecordQuery<Item> = Query<{ params: { id: string } }, Item>;

/** Props of an action's dialog. */
export interface ActionDialogProps<Item> {
  /** The newest version: the request is sent for what is shown. */
  record: Item;
  /** Changes that somebody else made while the dialog was open; show them at the top. */
  changes: ReactNode;
  onClose(): void;
}

/** Props of the dialog of a bulk action. */
export interface BulkDialogProps<Item> {
  records: readonly Item[];
  /** Closes the dialog; the records stay selected. */
  onClose(): void;
  /** Closes the dialog after the action and clears the selection. */
  onDone(): void;
}

interface ActionLook<Item> {
  /** Label, optionally depending on the record. */
  label: string | ((record: Item) => string);
  /** Accessible name of its button, if a list has one for each record: "Remove Visa ···· 4242". */
  name?(record: Item): string;
  icon: LucideIcon;
  /** Whether the user is likely to want it now; if not, another action comes first. */
  isLikely?(record: Item): boolean;
  /** No other action can undo it. */
  danger?: boolean;
}

/**
 * Declaration of one action of a record: run with one click (`run`), on a page of its own (`to`), or
 * after a dialog, whose code is loaded on demand.
 */
export type RecordAction<Item> = ActionLook<Item> &
  (
    | {
        /**
         * If it returns a promise, the button is busy and ignores clicks until the promise settles and
         * the changed data has reloaded: until then, the page shows the old version.
         */
        run(record: Item): unknown;
      }
    | { to(record: Item): string }
    | { dialog: PartLoader<ActionDialogProps<Item>> }
  ) & {
    /** The same action on several records. */
    bulk?: { label: string; dialog: PartLoader<BulkDialogProps<Item>> };
  };

/** Declarations of all actions that the contract defines for the record, in display order. */
export type ActionsOf<Item extends ActionableRecord> = Readonly<
  Record<Item['actions'][number], RecordAction<Item>>
>;

/** A value of a record that may change while a dialog about the record is open. */
export interface WatchedFact {
  label: string;
  /** Compared to detect a change. */
  value: string | number | boolean | null | undefined;
  /** Displayed in place of the value. */
  shown?: ReactNode;
}
