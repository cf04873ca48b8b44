import * as z from '@praxis/contract/schema';

/**
 * No control characters: they break exports, mail headers and screen readers. None of the marks that
 * turn round what stands after them either: with one in a name, a page reads otherwise than it is.
 */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** The same, but line breaks and tabs are part of a longer text. */
const severalLines = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

const common = (maximum: number) => [z.trim(), z.maxLength(maximum)] as const;

/**
 * A required text of one line, as a person types it. Every text is plain: `<before meals>` is shown
 * as it was typed, and markup has no meaning anywhere.
 */
export const lineInput = (maximum: number) =>
  z.string().check(...common(maximum), z.minLength(1), z.regex(oneLine));

/** A text of one line that may be empty. */
export const optionalLineInput = (maximum: number) =>
  z.string().check(...common(maximum), z.regex(oneLine));

/** A required text of several lines. */
export const textInput = (maximum: number) =>
  z.string().check(...common(maximum), z.minLength(1), z.regex(severalLines));

/** A text of several lines that may be empty. */
export const optionalTextInput = (maximum: number) =>
  z.string().check(...common(maximum), z.regex(severalLines));

/** A secret: kept as it is typed, its rules are those of `rules/accounts/password` and `code`. */
export const secretInput = (maximum: number) => z.string().check(z.maxLength(maximum));

/** Longer than any password may be, so that `password_weak` is the answer and not a plain refusal. */
export const passwordInput = secretInput(1000);

/** A telephone number as people write it. */
export const phoneInput = z
  .string()
  .check(z.trim(), z.maxLength(32), z.regex(/^(\+?[0-9 ()./-]{5,})?$/));
