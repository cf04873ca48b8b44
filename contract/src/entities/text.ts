import * as z from '@praxis/contract/schema';

/**
 * No control characters, which break exports, mail headers and screen readers, and no directional overrides,
 * with which a name could change how a page reads.
 */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** Like `oneLine`, but with line breaks and tabs. */
const severalLines = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

const common = (maximum: number) => [z.trim(), z.maxLength(maximum)] as const;

/**
 * A required line of text. All text is plain: `<before meals>` is displayed as typed, and markup is never
 * interpreted.
 */
export const lineInput = (maximum: number) =>
  z.string().check(...common(maximum), z.minLength(1), z.regex(oneLine));

/** An optional line of text. */
export const optionalLineInput = (maximum: number) =>
  z.string().check(...common(maximum), z.regex(oneLine));

/** A required text with line breaks. */
export const textInput = (maximum: number) =>
  z.string().check(...common(maximum), z.minLength(1), z.regex(severalLines));

/** An optional text with line breaks. */
export const optionalTextInput = (maximum: number) =>
  z.string().check(...common(maximum), z.regex(severalLines));

/** A secret, not trimmed; validated by `rules/accounts/password` and `code`. */
export const secretInput = (maximum: number) => z.string().check(z.maxLength(maximum));

/** Longer than any valid password, so that the error is `password_weak` instead of `validation_failed`. */
export const passwordInput = secretInput(1000);

/** A phone number as typed. */
export const phoneInput = z
  .string()
  .check(z.trim(), z.maxLength(32), z.regex(/^(\+?[0-9 ()./-]{5,})?$/));
