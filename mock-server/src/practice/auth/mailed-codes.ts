import { RuleError } from '@praxis/contract';
import type { User } from '@praxis/contract/entities/user';
import {
  checkCode,
  checkResend,
  codeExpiresAt,
  codeResendAt,
  newCode,
  type SentCode,
} from '@praxis/contract/rules/accounts/code';
import { toInstant } from '@praxis/contract/rules/time/instants';
import type { Reply, Simulation } from '../../core/module';
import { refusal } from '../../core/errors';
import { putMail } from '../announce';
import { table, type MailKind, type MailedCode } from '../tables';
import { emailKey } from './find-user';

/** The purpose of a mailed code. */
export type CodePurpose = 'verify' | 'password' | 'demoPassword';

const idOf = (purpose: CodePurpose, email: string) => `${purpose} ${emailKey(email)}`;

const kindOf: Readonly<Record<CodePurpose, MailKind>> = {
  verify: 'verificationCode',
  password: 'passwordCode',
  demoPassword: 'passwordCode',
};

/** The latest code that was sent to an address. */
export const sentCode = (
  { database }: Simulation,
  purpose: CodePurpose,
  email: string,
): MailedCode | undefined => table(database, 'codes').get(idOf(purpose, email));

/**
 * Sends a new code with a link to the page where it is entered, and invalidates the previous code.
 * @throws {RuleError} `too_many_attempts` within a minute of the previous code
 */
export function sendCode(
  simulation: Simulation,
  purpose: CodePurpose,
  { email, locale }: Pick<User, 'email' | 'locale'>,
  link: string,
): SentCode {
  const sent = unsentCode(simulation, purpose, email);
  const values = { code: sent.code, expiresAt: toInstant(codeExpiresAt(sent)) };
  putMail(simulation, { to: email, locale, kind: kindOf[purpose], values, link });
  return sent;
}

/**
 * Stores a code without sending it, for an address that may not have one: entering codes and
 * requesting another one then get the same responses as for any address.
 * @throws {RuleError} `too_many_attempts` within a minute of the previous code
 */
export function unsentCode(simulation: Simulation, purpose: CodePurpose, email: string): SentCode {
  const now = simulation.now();
  checkResend(sentCode(simulation, purpose, email), now);
  const code = newCode(simulation.random(), now);
  table(simulation.database, 'codes').put({ id: idOf(purpose, email), ...code });
  return code;
}

/** When a code expires, and when the next one may be requested. */
export const codeResponse = (sent: SentCode) => ({
  expiresAt: toInstant(codeExpiresAt(sent)),
  resendAt: toInstant(codeResendAt(sent)),
});

/**
 * Checks a code. Returns undefined and removes a correct code, or counts the failed attempt and
 * returns the error response.
 */
export function refuseCode(
  simulation: Simulation,
  purpose: CodePurpose,
  email: string,
  typed: string,
): Reply | undefined {
  const codes = table(simulation.database, 'codes');
  const id = idOf(purpose, email);
  const checked = checkCode(codes.get(id), typed, simulation.now());
  if (checked.ok) {
    codes.remove(id);
    return undefined;
  }
  if (checked.next) codes.put({ id, ...checked.next });
  const fields = { code: [checked.error] };
  return refusal(new RuleError(checked.error, undefined, fields), simulation.newId());
}
