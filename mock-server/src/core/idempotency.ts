import { RuleError } from '@praxis/contract';
import type { HandledRequest } from './module';
import type { Database } from './database';
import { canonicalJson } from './canonical-json';
import type { RawResponse, RawRequest } from './raw';

interface SavedResponse {
  /** Caller, method, path and idempotency key. */
  id: string;
  /** Hash of the body, which detects a different body without storing it. */
  body: number;
  response: RawResponse;
  /** Time of the response, in milliseconds. */
  at: number;
}

/** How long a response is stored; clients retry far sooner. */
const retention = 24 * 60 * 60 * 1000;

/**
 * Runs a command once per idempotency key: a repeat with the same body gets the stored response.
 * The response is stored in the caller's transaction, so that it is committed or rolled back
 * together with the command's writes. Stored responses expire after a day.
 * @throws {RuleError} `idempotency_mismatch` if the key was used with a different body
 */
export function runOnce(
  database: Database,
  { method, path }: Pick<RawRequest, 'method' | 'path'>,
  { bearer, body, headers }: HandledRequest,
  now: number,
  respond: () => RawResponse,
): RawResponse {
  const id = [bearer?.userId ?? '', method, path, headers['idempotency-key']].join(' ');
  const bodyHash = hashOf(canonicalJson(body));
  const saved = database.table<SavedResponse>('core.idempotency');
  const isCurrent = ({ at }: SavedResponse) => at > now - retention;
  const earlier = saved.get(id);
  if (earlier && isCurrent(earlier)) {
    if (earlier.body !== bodyHash) throw new RuleError('idempotency_mismatch');
    return earlier.response;
  }
  const response = respond();
  // A refused command changed nothing, so it may be retried.
  if (response.status < 400) {
    for (const old of saved.filter((one) => !isCurrent(one))) saved.remove(old.id);
    saved.put({ id, body: bodyHash, response, at: now });
  }
  return response;
}

/** FNV-1a, 32 bits: too short to recover a password or card number from it. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}
