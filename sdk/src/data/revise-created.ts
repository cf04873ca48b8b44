import type { Endpoint } from '@praxis/contract';
import { randomKey, type CallInput, type Client } from './client';
import { isInputRefused, RequestError, toFailure } from './request-error';
import type { Intention, UnsettledUpdate } from './use-idempotency-keys';

export interface Creation {
  create: Endpoint;
  /** The update, and its input from the newest response; undefined if the record can't be updated. */
  revision: { revisedBy: Endpoint; revision(latest: unknown): object } | undefined;
}

/**
 * Applies the input of a form to the record that an earlier attempt, whose response was lost, created
 * under the same idempotency key. Repeating that attempt returns its response; an update whose response
 * was lost is repeated as well, to continue from the version that it produced.
 *
 * @throws {RequestError} `idempotency_mismatch` if the record can't be updated, or was changed or deleted in
 * the meantime
 */
export async function reviseCreated(
  client: Client,
  { key, sent, lost, updates }: Intention,
  { create, revision }: Creation,
): Promise<unknown> {
  if (!revision) throw mismatch();
  const { revisedBy: update, revision: toUpdate } = revision;
  const call = (endpoint: Endpoint, body: object) =>
    client.call(endpoint, body as CallInput<Endpoint>);
  let latest = await firstMatch(
    [...lost.values()].map(
      (one) => () => call(create, { ...one, idempotencyKey: key }) as Promise<unknown>,
    ),
  );
  for (const unsettled of [...updates]) latest = await settle(unsettled);
  if (updates.at(-1)?.sent === sent) return latest;
  const next = { sent, input: { ...toUpdate(latest), idempotencyKey: randomKey() } };
  updates.push(next);
  return settle(next);

  /** Sends an update; a refused one is skipped unless it is what the form sends now. */
  async function settle(one: UnsettledUpdate): Promise<unknown> {
    try {
      return await call(update, one.input);
    } catch (error) {
      if (!isInputRefused(toFailure(error))) throw error;
      updates.splice(updates.indexOf(one), 1);
      if (one.sent !== sent) return latest;
      throw isStale(error) ? mismatch() : error;
    }
  }
}

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
