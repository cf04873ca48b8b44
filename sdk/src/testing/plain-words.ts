/** Text that no user should see: error codes, translation keys, and stringified non-values. */
const rawText = /\b[a-z]+_[a-z_]+\b|\b(undefined|null|NaN)\b|\[object|\{\{|\b[a-z]+(\.[a-z]+){2}/i;

/** Asserts that error messages are written for users. */
export function expectPlainWords(messages: readonly (string | null)[]): void {
  for (const message of messages) {
    expect(message).not.toMatch(rawText);
    expect(message).not.toBe('');
  }
}
