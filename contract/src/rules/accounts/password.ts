import { RuleError } from '../../errors';

export const passwordAtLeast = 15;
export const passwordAtMost = 128;

/** Beginnings of lists of leaked passwords, at 15 characters or more; compared without case, spaces and punctuation. */
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

/** The commonest passwords, which fifteen characters are easily made of: password1234567. */
const commonest = [
  ...['password', 'passwort', 'motdepasse', 'senha', 'qwerty', 'qwertz', 'azerty', 'letmein'],
  ...['welcome', 'iloveyou', 'admin', 'changeme', 'monkey', 'dragon', 'football', 'sunshine'],
  ...['princess', 'praxis'],
];

/** One or more of them and digits, and nothing else. */
const commonWords = new RegExp(`^\\d*((${commonest.join('|')})\\d*)+$`);

/** No list of leaked passwords holds a pattern of more characters; how else one is composed is its owner's matter. */
const patternAtMost = 64;

/** A short pattern over and over, such as aaaaaaaaaaaaaaa or abcabcabcabcabc. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/u.test(text);

/** A run such as 456789 or fedcba: each character next to the one before it. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** What speaks against a password; undefined where nothing does. For forms, while it is typed. */
export function passwordFault(
  password: string,
  email: string,
): 'tooShort' | 'tooLong' | 'blocked' | undefined {
  const length = [...password].length;
  if (length < passwordAtLeast) return 'tooShort';
  if (length > passwordAtMost) return 'tooLong';
  // One of symbols alone has nothing to compare but itself.
  const text = plain(password) || password;
  const isKnown =
    blocked.has(text) ||
    commonWords.test(text) ||
    (text.length <= patternAtMost && (isRepetition(text) || isRun(text))) ||
    text === plain(email);
  return isKnown ? 'blocked' : undefined;
}

/**
 * 15 to 128 characters and not on the blocklist; no rules of composition (docs/domain.md#account-rules).
 * @throws {RuleError} `password_weak`
 */
export function checkPassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw new RuleError('password_weak', fault, { password: ['password_weak'] });
}
