import { RuleError } from '../../errors';

export const minPasswordLength = 15;
export const maxPasswordLength = 128;

/** The most frequent leaked passwords of 15 or more characters, compared without case, spaces and punctuation. */
const blocked = new Set([
  '123456789012345',
  '1234567890123456',
  '1234567890abcdef',
  '123123123123123',
  '111111111111111',
  'abcdefghijklmno',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfg',
  'qwertyuiopasdfgh',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfg',
  'azertyuiopqsdfg',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i',
  'mypasswordispassword',
  'correcthorsebatterystaple',
  'administrator123',
  'administratorpassword',
  'welcometopraxis',
]);

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The most common passwords, which are easily extended to 15 characters: password1234567. */
const commonPasswords = [
  ...['password', 'passwort', 'motdepasse', 'senha', 'qwerty', 'qwertz', 'azerty', 'letmein'],
  ...['welcome', 'iloveyou', 'admin', 'changeme', 'monkey', 'dragon', 'football', 'sunshine'],
  ...['princess', 'praxis'],
];

/** Matches common passwords with digits and nothing else. */
const commonPasswordPattern = new RegExp(`^\\d*((${commonPasswords.join('|')})\\d*)+$`);

/** Maximum length of a blocked pattern: lists of leaked passwords have no longer ones. */
const patternMaxLength = 64;

/** Returns whether a text repeats a short pattern, such as aaaaaaaaaaaaaaa or abcabcabcabcabc. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/u.test(text);

/** Returns whether a text is a sequence such as 456789 or fedcba: consecutive code points. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** Returns why a password is not allowed; undefined if it is. For forms, while it is typed. */
export function passwordFault(
  password: string,
  email: string,
): 'tooShort' | 'tooLong' | 'blocked' | undefined {
  const length = [...password].length;
  if (length < minPasswordLength) return 'tooShort';
  if (length > maxPasswordLength) return 'tooLong';
  // A password of symbols only has no plain form.
  const text = plain(password) || password;
  const isBlocked =
    blocked.has(text) ||
    commonPasswordPattern.test(text) ||
    (text.length <= patternMaxLength && (isRepetition(text) || isRun(text))) ||
    text === plain(email);
  return isBlocked ? 'blocked' : undefined;
}

/**
 * Checks a password: 15 to 128 characters, not on the blocklist, no composition rules
 * (docs/domain.md#account-rules).
 * @throws {RuleError} `password_weak`
 */
export function checkPassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw new RuleError('password_weak', fault, { password: ['password_weak'] });
}
