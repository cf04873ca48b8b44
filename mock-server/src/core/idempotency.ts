import { RuleError } from '@praxis/contract';
import type { Bearer } from './area';
import type { Database } from './database';
import type { RawAnswer, RawRequest } from './dispatch';

interface KeptAnswer {
  /** Who asked, where, and with which key. */
  id: string;
  body: string;
  answer: RawAnswer;
}

/**
 * Commands that must happen once: the same key with the same body is answered with the first
 * answer again, also while the first is still under way (docs/domain.md#concurrent-changes).
 */
export class IdempotentAnswers {
  private readonly underWay = new Map<string, { body: string; answer: Promise<RawAnswer> }>();

  constructor(private readonly database: Database) {}

  /** @throws {RuleError} `idempotency_mismatch` where the key was used for another body */
  async once(
    { method, path, body, headers }: RawRequest,
    bearer: Bearer | undefined,
    work: () => RawAnswer | Promise<RawAnswer>,
  ): Promise<RawAnswer> {
    const id = [bearer?.userId ?? '', method, path, headers['idempotency-key']].join(' ');
    const table = this.database.table<KeptAnswer>('core.idempotency');
    const earlier = table.get(id) ?? this.underWay.get(id);
    if (earlier) {
      if (earlier.body !== body) throw new RuleError('idempotency_mismatch');
      return earlier.answer;
    }
    const answer = Promise.resolve().then(work);
    this.underWay.set(id, { body, answer });
    try {
      const done = await answer;
      // A failure is not kept: the command did not happen, so it may be tried again.
      if (done.status < 400) table.put({ id, body, answer: done });
      return done;
    } finally {
      this.underWay.delete(id);
    }
  }
}
