import type { ErrorCode } from '../../errors';
import { RuleError } from '../../errors';
import { minute } from '../time/instants';

/**
 * A code is valid for ten minutes and five attempts; a new one may be requested after a minute
 * (docs/domain.md#account-rules).
 */
export const codeMinutes = 10;
export const codeTries = 5;
export const resendSeconds = 60;

/** A code sent by email; times in milliseconds since the epoch. */
export interface SentCode {
  code: string;
  sentAt: number;
  /** Wrong attempts so far. */
  tries: number;
}

/** Creates a code of six digits. `random` is in [0, 1). */
export const newCode = (random: number, now: number): SentCode => ({
  code: String(Math.floor(random * 1_000_000)).padStart(6, '0'),
  sentAt: now,
  tries: 0,
});

/** Returns when a code expires (exclusive); milliseconds since the epoch, like all times here. */
export const codeExpiresAt = ({ sentAt }: SentCode): number => sentAt + codeMinutes * minute;
/** Returns when another code may be requested (inclusive). */
export const codeResendAt = ({ sentAt }: SentCode): number => sentAt + resendSeconds * 1000;

export type CodeCheck = { ok: true } | { ok: false; error: ErrorCode; next: SentCode | undefined };

/**
 * Checks a typed code. Returns the error instead of throwing, because the failed attempt in `next` has to be
 * stored although the request is refused. If no code was sent, the error is that of a wrong one.
 */
export function checkCode(sent: SentCode | undefined, typed: string, now: number): CodeCheck {
  if (!sent) return { ok: false, error: 'code_invalid', next: undefined };
  if (sent.tries >= codeTries) return { ok: false, error: 'too_many_attempts', next: sent };
  if (now >= codeExpiresAt(sent)) return { ok: false, error: 'code_expired', next: sent };
  if (typed.replace(/\s/g, '') === sent.code) return { ok: true };
  return { ok: false, error: 'code_invalid', next: { ...sent, tries: sent.tries + 1 } };
}

/**
 * Checks that another code may be sent. @throws {RuleError} `too_many_attempts` within a minute of the last
 * code
 */
export function checkResend(sent: SentCode | undefined, now: number): void {
  if (sent && now < codeResendAt(sent)) throw new RuleError('too_many_attempts');
}
