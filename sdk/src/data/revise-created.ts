import type { Dispatch } from 'redux';
import type { Endpoint, ResponseOf } from '@praxis/contract';
import { randomKey, type CallInput, type Client } from './client';
import { recordsChanged, type QueryAction } from './query-actions';
import { isInputRefused, RequestError, toFailure } from './request-error';
import type { Intention, UnsettledUpdate } from './use-idempotency-keys';

/** How to apply changed input to the record that an earlier attempt created. */
export interface Revision<E extends Endpoint, U extends Endpoint> {
  /** The update; it returns the record like the creation. */
  revisedBy: U;
  /**
   * Returns its input, from the newest response and the form's input. By default the record's id and version
   * with the form's body.
   */
  revision?(latest: ResponseOf<E>, input: CallInput<E>): CallInput<U>;
}

type AnyRevision = Revision<Endpoint, Endpoint>;

interface Creation {
  create: Endpoint;
  /** Undefined if the record can't be updated. */
  revision: AnyRevision | undefined;
  /** The input of the form. */
  input: CallInput<Endpoint>;
  dispatch: Dispatch<QueryAction>;
  forget(intention: Intention): void;
}

/**
 * Applies the input of a form to the record that an earlier attempt, whose response was lost, created
 * under the same idempotency key.
 *
 * @throws {RequestError} `idempotency_mismatch` if the record can't be updated, or was changed or deleted in
 * the meantime
 */
export async function reviseCreated(
  client: Client,
  intention: Intention,
  { create, revision, input, dispatch, forget }: Creation,
): Promise<unknown> {
  try {
    if (!revision) throw mismatch();
    const response = await revise(client, intention, { create, revision, input });
    dispatch(recordsChanged(revision.revisedBy.changes ?? null));
    return response;
  } catch (error) {
    // The user is told: what they send next is another record.
    if (toFailure(error).code === 'idempotency_mismatch') forget(intention);
    throw error;
  }
}

/**
 * Repeats the attempt, which returns its response. An update whose response was lost is repeated as well, to
 * continue from the version that it produced.
 */
async function revise(
  client: Client,
  { key, sent, lost, updates }: Intention,
  { create, revision, input }: Pick<Creation, 'create' | 'input'> & { revision: AnyRevision },
): Promise<unknown> {
  const call = (endpoint: Endpoint, body: object) =>
    client.call(endpoint, body as CallInput<Endpoint>);
  let latest = await firstMatch(
    [...lost.values()].map(
      (one) => () => call(create, { ...one, idempotencyKey: key }) as Promise<unknown>,
    ),
  );
  for (const unsettled of [...updates]) latest = await settle(unsettled);
  if (updates.at(-1)?.sent === sent) return latest;
  const next = {
    sent,
    input: {
      ...(revision.revision ?? ofRecord)(latest as never, input),
      idempotencyKey: randomKey(),
    },
  };
  updates.push(next);
  return settle(next);

  /** Sends an update; a refused one is skipped unless it is what the form sends now. */
  async function settle(one: UnsettledUpdate): Promise<unknown> {
    try {
      return await call(revision.revisedBy, one.input);
    } catch (error) {
      if (!isInputRefused(toFailure(error))) throw error;
      updates.splice(updates.indexOf(one), 1);
      if (one.sent !== sent) return latest;
      throw isStale(error) ? mismatch() : error;
    }
  }
}

const ofRecord = (
  { id, version }: { id: string; version: number },
  { body }: CallInput<Endpoint> & { body?: unknown },
) => ({ params: { id }, version, body });

/** The record is no longer as created: the form has never shown what it is now. */
const isStale = (error: unknown) => [404, 410, 412].includes(toFailure(error).status);

const mismatch = () =>
  new RequestError({ kind: 'rule', status: 422, code: 'idempotency_mismatch' });

/** Returns the first response; the back end refuses attempts other than the one that it executed. */
async function firstMatch(attempts: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  for (const attempt of attempts)
    try {
      return await attempt();
    } catch (error) {
      if (toFailure(error).code !== 'idempotency_mismatch') throw error;
    }
  throw mismatch();
}
