/** Paths into an object of values: `email`, `address.street`, `ranges.0.start`. */
export type PathOf<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Item)[]
    ? Key | `${Key}.${number}` | (Item extends object ? `${Key}.${number}.${PathOf<Item>}` : never)
    : NonNullable<Values[Key]> extends Leaf
      ? Key
      : NonNullable<Values[Key]> extends object
        ? Key | `${Key}.${PathOf<NonNullable<Values[Key]>>}`
        : Key;
}[keyof Values & string];

/** Objects that count as one value, not as a group of values. */
type Leaf = Date | File | Blob | ((...args: never[]) => unknown);

export type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<Step<Values, Head>, Rest>
  : Step<Values, Path>;

type Step<Values, Key extends string> =
  NonNullable<Values> extends readonly (infer Item)[]
    ? Item
    : Key extends keyof NonNullable<Values>
      ? NonNullable<Values>[Key]
      : never;

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      values,
    );
}

/** Returns a copy of the values with one value replaced; objects outside the path keep their identity. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.');
  const next = rest.length
    ? withValueAt((values as Record<string, unknown>)?.[head] ?? {}, rest.join('.'), value)
    : value;
  if (Array.isArray(values))
    return values.map((item: unknown, index) => (String(index) === head ? next : item)) as Values;
  return { ...values, [head]: next };
}
