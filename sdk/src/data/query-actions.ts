import type { Action } from 'redux';
import type { RecordKind } from '@praxis/contract';
import type { OptimisticUpdate } from './optimistic-update';
import type { QueryAddress } from './query';
import type { Failure } from './request-error';

/** Actions of the query cache. */
export type QueryAction =
  /** A component mounted that shows the query with these arguments. */
  | { type: 'queries/used'; address: QueryAddress }
  /** The component unmounted. */
  | { type: 'queries/released'; address: QueryAddress }
  /** Prefetches for a page that is about to open, unless the response is cached. */
  | { type: 'queries/preloaded'; address: QueryAddress }
  /** Requests again; in the background, without a visible loading state. */
  | { type: 'queries/reloaded'; address: QueryAddress; background: boolean }
  | { type: 'queries/began'; address: QueryAddress }
  | { type: 'queries/succeeded'; address: QueryAddress; response: unknown }
  | { type: 'queries/failed'; address: QueryAddress; failure: Failure | null }
  | { type: 'queries/cancelled'; address: QueryAddress }
  | { type: 'queries/dropped'; addresses: readonly QueryAddress[] }
  /** A caller waits until every request in flight is settled. */
  | { type: 'queries/awaited'; onLoaded(): void }
  /** Records changed: by a mutation of this tab, in another tab, or as time passed. Null: any kind. */
  | {
      type: 'records/changed';
      kinds: readonly RecordKind[] | null;
      /** Id of a deleted record: queries for this record alone are not reloaded. */
      gone?: string;
      /** Not changed by a mutation of this tab. */
      elsewhere?: true;
    }
  | { type: 'records/optimisticallyUpdated'; update: OptimisticUpdate }
  /** A mutation settled: its optimistic update is kept until the reload, or rolled back. */
  | {
      type: 'records/settled';
      command: string;
      kept: boolean;
      /** The record's new version: a mutation sent before the reload has to name it. */
      version?: number;
    };

export type QueryActionOf<Type extends QueryAction['type']> = Extract<QueryAction, { type: Type }>;

/** Reloads visible queries of these records in the background and evicts the others from the cache. */
export const recordsChanged = (
  kinds: readonly RecordKind[] | null,
  gone?: string,
): QueryActionOf<'records/changed'> => ({
  type: 'records/changed',
  kinds,
  ...(gone !== undefined && { gone }),
});

/** For apps' reducers, which receive every action of the store. */
export const isRecordsChanged = (action: Action): action is QueryActionOf<'records/changed'> =>
  action.type === ('records/changed' satisfies QueryAction['type']);
