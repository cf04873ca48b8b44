import type { Action } from 'redux';
import type { RecordKind } from '@praxis/contract';
import type { OptimisticUpdate } from './optimistic-update';
import type { QueryAddress } from './query';
import type { Failure } from './request-error';

/** What happens to the entries of the queries' state. */
export type QueryAction =
  /** A place on a page begins to show the query with these arguments. */
  | { type: 'queries/used'; address: QueryAddress }
  /** It no longer does. */
  | { type: 'queries/released'; address: QueryAddress }
  /** Asks ahead of the page that will show it, unless the answer is there. */
  | { type: 'queries/preloaded'; address: QueryAddress }
  /** Asks once more; in the background nothing of it is seen until the answer is there. */
  | { type: 'queries/reloaded'; address: QueryAddress; background: boolean }
  | { type: 'queries/began'; address: QueryAddress }
  | { type: 'queries/succeeded'; address: QueryAddress; answer: unknown }
  | { type: 'queries/failed'; address: QueryAddress; failure: Failure | null }
  | { type: 'queries/cancelled'; address: QueryAddress }
  | { type: 'queries/dropped'; addresses: readonly QueryAddress[] }
  /** Somebody waits for the end of every request that is under way now. */
  | { type: 'queries/awaited'; onLoaded(): void }
  /** Records changed, by a command of this tab, in another tab, or as time passed. Null: any may have. */
  | {
      type: 'records/changed';
      kinds: readonly RecordKind[] | null;
      /** The id of a record that is no longer there: what asks for it alone is not asked again. */
      gone?: string;
      /** Not by a command of this tab. */
      elsewhere?: true;
    }
  | { type: 'records/updatedAhead'; update: OptimisticUpdate }
  /** The command is over: what was shown ahead stays until the back end's own word, or is taken back. */
  | {
      type: 'records/settled';
      command: string;
      kept: boolean;
      /** What the record is at now: the next command on it, before the back end's own word, is about that. */
      version?: number;
    };

export type QueryActionOf<Type extends QueryAction['type']> = Extract<QueryAction, { type: Type }>;

/** Everything on show that is made of these records loads again, quietly; what is not on show is forgotten. */
export const recordsChanged = (
  kinds: readonly RecordKind[] | null,
  gone?: string,
): QueryActionOf<'records/changed'> => ({
  type: 'records/changed',
  kinds,
  ...(gone !== undefined && { gone }),
});

/** For reducers of apps, which see every action of the store. */
export const isRecordsChanged = (action: Action): action is QueryActionOf<'records/changed'> =>
  action.type === ('records/changed' satisfies QueryAction['type']);
