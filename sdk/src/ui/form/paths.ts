import { isLines, type LineKey } from './lines';

/** Paths into an object of values: `email`, `address.street`, `ranges.0.start`; of lines: by key. */
export type PathOf<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Item)[]
    ? | Key
      | `${Key}.${ItemStep<Item>}`
      | (Item extends object ? `${Key}.${ItemStep<Item>}.${PathOf<Item>}` : never)
    : NonNullable<Values[Key]> extends Leaf
      ? Key
      : NonNullable<Values[Key]> extends object
        ? Key | `${Key}.${PathOf<NonNullable<Values[Key]>>}`
        : Key;
}[keyof Values & string];

/** Step of a path into a list: the key of a line, otherwise an index. */
type ItemStep<Item> = Item extends { key: infer Key extends LineKey } ? Key : number;

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

export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce(partOf, values);

const partOf = (value: unknown, step: string): unknown =>
  isLines(value)
    ? value.find(({ key }) => String(key) === step)
    : (value as Record<string, unknown> | null | undefined)?.[step];

/** Returns a copy of the values with one value replaced; objects outside the path keep their identity. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [head = '', ...rest] = path.split('.');
  const before = partOf(values, head);
  const next = rest.length ? withValueAt(before ?? {}, rest.join('.'), value) : value;
  if (isLines(values)) return values.map((line) => (line === before ? next : line)) as Values;
  if (Array.isArray(values))
    return values.map((item: unknown, index) => (String(index) === head ? next : item)) as Values;
  return { ...values, [head]: next };
}

/** Replaces the index of a line by its key: schemas and the server count lines. */
export function pathWithKeys(values: unknown, path: string): string {
  let value = values;
  const steps = path.split('.').map((step) => {
    const line = isLines(value) ? value[Number(step)] : undefined;
    value = line ?? partOf(value, step);
    return line ? String(line.key) : step;
  });
  return steps.join('.');
}

/** Returns whether a path leads into a list. */
export const isInList = (values: unknown, path: string): boolean =>
  path
    .split('.')
    .some((_, depth, steps) => Array.isArray(valueAt(values, steps.slice(0, depth).join('.'))));
