/** What no sentence for a person holds: names of codes, keys of texts, and values that are none. */
const rawText = /\b[a-z]+_[a-z_]+\b|\b(undefined|null|NaN)\b|\[object|\{\{|\b[a-z]+(\.[a-z]+){2}/i;

/** What is said of a fault, for a person. */
export function expectPlainWords(told: readonly (string | null)[]): void {
  for (const words of told) {
    expect(words).not.toMatch(rawText);
    expect(words).not.toBe('');
  }
}
