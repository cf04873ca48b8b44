/** Identifies a line of a list in every version of the record. A text key has no dot. */
export type LineKey = string | number;

/**
 * An entry of a list that the user adds, edits and removes, such as a license: an object with a key. The
 * path of its fields names the key, not the index (`form.field('licenses.NY.number')`), so that input, errors
 * and other users' changes stay with their line while others are added and removed.
 */
export interface Line {
  readonly key: LineKey;
}

/** Returns a new line with these values, to append to its list. */
export const newLine = <Values extends object>(values: Values): Values & { key: number } => ({
  ...values,
  key: Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
});

/** Returns the lines without the one with this key. */
export const withoutLine = <L extends Line>(lines: readonly L[], key: LineKey): L[] =>
  lines.filter((line) => line.key !== key);

export const isLines = (value: unknown): value is readonly Line[] =>
  Array.isArray(value) && value.every((one: Partial<Line> | null) => one?.key !== undefined);
