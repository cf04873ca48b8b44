import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from 'redux';
import type { ResponseOf, Endpoint } from '@praxis/contract';
import { useHost, type Notice } from '../host';
import { useFailureText } from '../ui/text/failure-text';
import { useUiText } from '../ui/text/use-ui-text';
import { useIsUnmounted } from '../use-is-unmounted';
import { randomKey, type CallInput } from './client';
import { aboutOf, failuresOf, recordOf } from './failure-notice';
import { queueMutation, versionIn } from './mutation-queue';
import type { RecordId } from './optimistic-update';
import { recordsChanged, type QueryAction } from './query-actions';
import { idNamedIn } from './query';
import { RequestError, toFailure, type Failure } from './request-error';
import type { Revision } from './revise-created';
import { useIdempotencyKeys, type Intention, type Turn } from './use-idempotency-keys';

/**
 * Notice of a successful mutation, with an Undo where the change can be reverted; a warning if a
 * related step failed.
 */
export type SuccessMessage =
  string | (Pick<Notice, 'text' | 'undo' | 'about'> & { kind?: 'warning' });

export interface RunOptions<E extends Endpoint> {
  /** Text of the success notice; no notice if omitted. */
  success?: SuccessMessage | ((response: ResponseOf<E>) => SuccessMessage);
  /** Shows the record, or several, as expected immediately; rolled back if the mutation is refused. */
  optimistic?: OptimisticChange | readonly OptimisticChange[];
  /**
   * For a toggle: its target and direction. Each target keeps its idempotency key until it succeeds,
   * whatever else is toggled in the meantime, and the opposite direction has another key: a retry after
   * a lost response must neither revert the first try nor be deduplicated with its opposite.
   */
  turns?: Turn;
  /**
   * Shows no notice after the page was left: the user did not trigger the mutation, or the caller
   * reports a refusal itself.
   */
  quiet?: boolean;
}

export interface RunOrNotifyOptions<E extends Endpoint> extends RunOptions<E> {
  /** Notice texts by status that replace the default ones; null shows no notice. */
  refused?: Readonly<Record<number, string | Pick<Notice, 'kind' | 'text'> | null>>;
  /** Sentence that names the failed action: the user may have left the page that started it. */
  failed?: string;
  /**
   * Offered in the notice if a retry may succeed: the control that sent the mutation may be gone, such as
   * another notice's Undo. The same input is sent with the same idempotency key, whatever was sent since.
   */
  retry?: () => void;
}

/** The expected change of a record. */
export interface OptimisticChange {
  record: { id: RecordId };
  changes: Readonly<Record<string, unknown>>;
  /** Selects among several records with this id by their values. */
  where?: Readonly<Record<string, unknown>>;
}

export interface Mutation<E extends Endpoint> {
  /**
   * Sends the mutation. Visible queries of the records that it changes reload, also after a timeout or
   * a refusal that means that the records are stale. If the user has left the page, a refusal is shown
   * in a notice.
   *
   * A mutation of a versioned record, or an optimistic one, waits for a pending one of the same record
   * and is sent with the version that it produced.
   *
   * If several mutations run concurrently, such as messages, each passes its own `idempotencyKey` and
   * reuses it for retries.
   *
   * @throws {RequestError} on a refusal, for the calling dialog or form to show
   */
  run(input: CallInput<E>, options?: RunOptions<E>): Promise<ResponseOf<E>>;
  /** Like `run`, for a single click without a form: a refusal is shown in a notice, and the result is null. */
  runOrNotify(input: CallInput<E>, options?: RunOrNotifyOptions<E>): Promise<ResponseOf<E> | null>;
  /** A mutation is pending. */
  running: boolean;
}

/** Statuses that mean stale records: deleted, in conflict, changed. */
const staleStatuses: ReadonlySet<number> = new Set([404, 409, 410, 412]);

/** Returns whether the records may be stale: a mutation that timed out may have succeeded. */
const mayBeStale = ({ failure: { kind, status, code } }: RequestError) =>
  staleStatuses.has(status) || kind === 'timeout' || code === 'idempotency_mismatch';

/** Returns whether a retry may succeed: not after a refusal by a rule, except 401 after signing in again. */
const maySucceedAgain = ({ kind, status }: Failure) => kind !== 'rule' || status === 401;

/**
 * Runs one of the contract's mutations from a page.
 *
 * If the response to a form that creates a record was lost and the user then changes the input, no second
 * record is created: the record is revised, or without a `revision` the form says that it exists.
 */
export function useMutation<E extends Endpoint, U extends Endpoint = Endpoint>(
  endpoint: E,
  revision?: Revision<E, U>,
): Mutation<E> {
  const host = useHost();
  const dispatch = useDispatch<Dispatch<QueryAction>>();
  const text = useUiText();
  const failureText = useFailureText();
  const isGone = useIsUnmounted();
  const keys = useIdempotencyKeys(endpoint);
  const [pendingCount, setPendingCount] = useState(0);

  const reloadRecords = (deletedId?: string) => {
    dispatch(recordsChanged(endpoint.changes ?? null, deletedId));
  };

  /** Sends the input under its intention's key; revises the record that an earlier attempt created. */
  const call = async (intention: Intention, input: CallInput<E>): Promise<ResponseOf<E>> => {
    try {
      const { key, updates } = intention;
      const response = await host.client.call(endpoint, { ...input, idempotencyKey: key });
      // The response to the first attempt: the record may have been revised since.
      if (updates.length === 0) return response;
    } catch (error) {
      if (!keys.fail(intention, input, toFailure(error))) throw error;
    }
    const { reviseCreated } = await import(
      /* webpackChunkName: "revise-created" */ './revise-created'
    ).catch(() => {
      throw new RequestError({ kind: 'offline', status: 0 });
    });
    const response = await reviseCreated(host.client, intention, {
      create: endpoint,
      revision: revision as Revision<Endpoint, Endpoint> | undefined,
      input,
      dispatch,
      forget: keys.forget,
    });
    return response as ResponseOf<E>;
  };

  const send = async (
    input: CallInput<E>,
    { success, optimistic, turns }: RunOptions<E> = {},
    attempted: { intention?: Intention; inForm?: boolean } = {},
  ): Promise<ResponseOf<E>> => {
    const retried = keys.resumed();
    const command = randomKey();
    const updates = optimistic ? [optimistic].flat() : [];
    setPendingCount((count) => count + 1);
    for (const { record, changes, where } of updates)
      dispatch({
        type: 'records/optimisticallyUpdated',
        update: {
          command,
          id: record.id,
          kinds: endpoint.changes ?? null,
          changes,
          ...(where && { where }),
        },
      });
    try {
      const records = updates.map(({ record }) => record.id);
      const response = await queueMutation(
        host.client,
        endpoint,
        input,
        { records, turns },
        (sent) => {
          const { inForm = false } = attempted;
          attempted.intention = keys.intend(sent, { turns, retried, inForm });
          return call(attempted.intention, sent);
        },
      );
      if (attempted.intention) keys.forget(attempted.intention);
      if (success !== undefined) {
        const message = typeof success === 'function' ? success(response) : success;
        host.notify({
          kind: 'success',
          ...(failuresOf(host.client).delete(recordOf(endpoint, input)) && {
            about: aboutOf(endpoint, input),
          }),
          ...(typeof message === 'string' ? { text: message } : message),
        });
      }
      const version = versionIn(response, updates[0]?.record.id);
      dispatch({
        type: 'records/settled',
        command,
        kept: true,
        ...(version !== undefined && { version }),
      });
      reloadRecords(deletedBy(endpoint, input));
      return response;
    } catch (error) {
      dispatch({ type: 'records/settled', command, kept: false });
      if (error instanceof RequestError && mayBeStale(error)) reloadRecords();
      throw error;
    } finally {
      setPendingCount((count) => count - 1);
    }
  };

  return {
    async run(input, options) {
      try {
        return await send(input, options, { inForm: true });
      } catch (error) {
        const failure = toFailure(error);
        // The sign-in page reports an ended session.
        if (isGone() && options?.quiet !== true && failure.status !== 401)
          host.notify({
            kind: 'error',
            text: text('failure.afterLeaving', { reason: failureText(failure) }),
          });
        throw error;
      }
    },
    async runOrNotify(input, options) {
      const attempted: { intention?: Intention } = {};
      try {
        return await send(input, options, attempted);
      } catch (error) {
        const failure = toFailure(error);
        const { refused, failed, retry } = options ?? {};
        const custom = refused?.[failure.status];
        if (custom === null) return null;
        // There is no form whose changes could be reviewed and saved again.
        const reason = failure.status === 412 ? text('failure.nothingDone') : failureText(failure);
        failuresOf(host.client).add(recordOf(endpoint, input));
        host.notify({
          kind: 'error',
          about: aboutOf(endpoint, input),
          text: [failed, reason].filter(Boolean).join(' '),
          ...(typeof custom === 'string' ? { text: custom } : custom),
          ...(retry &&
            custom === undefined &&
            maySucceedAgain(failure) && {
              undo: { label: text('retry'), run: () => keys.resume(attempted.intention, retry) },
            }),
        });
        return null;
      }
    },
    running: pendingCount > 0,
  };
}

/** Returns the id of the deleted record; undefined if the response shows what the record became. */
function deletedBy({ method, response }: Endpoint, input: unknown): string | undefined {
  return method === 'DELETE' && !response ? idNamedIn(input) : undefined;
}
