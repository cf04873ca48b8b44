import { RuleError } from '@praxis/contract';
import type { HandledRequest } from './module';
import type { Database } from './database';
import type { RawAnswer, RawRequest } from './raw';

interface SavedAnswer {
  /** Who asked, where, and with which key. */
  id: string;
  /** Tells another body from this one, and does not tell what was in it. */
  body: number;
  answer: RawAnswer;
  /** When it was answered, in milliseconds. */
  at: number;
}

/** How long an answer is remembered: whoever has lost it asks again long before. */
const remembered = 24 * 60 * 60 * 1000;

/**
 * Carries a command out once: the same key with the same body is answered with the first answer
 * again. The record of it is written with the command, in the caller's transaction, so that neither
 * is ever there without the other. Answers are remembered for a day.
 * @throws {RuleError} `idempotency_mismatch` where the key was used for another body
 */
export function answerOnce(
  database: Database,
  { method, path }: Pick<RawRequest, 'method' | 'path'>,
  { bearer, body, headers }: HandledRequest,
  now: number,
  respond: () => RawAnswer,
): RawAnswer {
  const id = [bearer?.userId ?? '', method, path, headers['idempotency-key']].join(' ');
  const meaning = digestOf(meaningOf(body));
  const saved = database.table<SavedAnswer>('core.idempotency');
  const isRemembered = ({ at }: SavedAnswer) => at > now - remembered;
  const earlier = saved.get(id);
  if (earlier && isRemembered(earlier)) {
    if (earlier.body !== meaning) throw new RuleError('idempotency_mismatch');
    return earlier.answer;
  }
  const answer = respond();
  // What was refused did not happen, so it may be tried again.
  if (answer.status < 400) {
    for (const old of saved.filter((one) => !isRemembered(one))) saved.remove(old.id);
    saved.put({ id, body: meaning, answer, at: now });
  }
  return answer;
}

/** Too short to find a password or the number of a card by it. */
function digestOf(text: string): number {
  let digest = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x0100_0193);
  return digest >>> 0;
}

/** One text for all bodies of one meaning: the order of an object's keys says nothing. */
const meaningOf = (body: unknown): string => JSON.stringify(body, inOrder) ?? '';

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}
