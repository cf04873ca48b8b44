import { valueAt, withValueAt } from './paths';

/** A field whose value differs between two versions. */
export interface ChangedField {
  path: string;
  before: unknown;
  now: unknown;
}

/** Returns the differences between two versions of a form's values; a list counts as one value. */
export function diffValues(before: object, now: object, under = ''): ChangedField[] {
  return Object.keys({ ...before, ...now }).flatMap((key) => {
    const path = under === '' ? key : `${under}.${key}`;
    const [old, next] = [valueAt(before, key), valueAt(now, key)];
    if (isGroup(old) && isGroup(next)) return diffValues(old, next, path);
    return isEqual(old, next) ? [] : [{ path, before: old, now: next }];
  });
}

/**
 * Applies concurrent changes to a form's values, except to values that the user has edited. Lists of
 * choices, such as degrees, are merged by choice; lists of lines with keys, as in an invoice, by field of
 * a line.
 */
export function mergeChanges<Values>(values: Values, changes: readonly ChangedField[]): Values {
  return changes.reduce((next, { path, before, now }) => {
    const typed = valueAt(values, path);
    if (isEqual(typed, before)) return withValueAt(next, path, now);
    if (isChoices(typed) && isChoices(before) && isChoices(now))
      return withValueAt(next, path, mergeChoices(typed, before, now));
    if (isLines(typed) && isLines(before) && isLines(now))
      return withValueAt(next, path, mergeLines(typed, before, now));
    return next;
  }, values);
}

type Choices = readonly string[];

const isChoices = (value: unknown): value is Choices =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns the user's choices, with those that others added and without those that others removed. */
const mergeChoices = (typed: Choices, before: Choices, now: Choices): Choices => [
  ...typed.filter((one) => now.includes(one) || !before.includes(one)),
  ...now.filter((one) => !before.includes(one) && !typed.includes(one)),
];

type Lines = readonly { key: number }[];

const isLines = (value: unknown): value is Lines =>
  Array.isArray(value) && value.every((one) => isGroup(one) && 'key' in one);

/** Returns the others' lines, without those that the user removed and with the user's edits, then the user's own lines. */
const mergeLines = (typed: Lines, before: Lines, now: Lines): Lines => {
  const findLine = (lines: Lines, key: number) => lines.find((one) => one.key === key);
  return [
    ...now.flatMap((line) => {
      const [mine, old] = [findLine(typed, line.key), findLine(before, line.key)];
      if (!old) return line;
      return mine ? mergeChanges(mine, diffValues(old, line)) : [];
    }),
    ...typed.filter(
      (line) => !findLine(now, line.key) && !isEqual(line, findLine(before, line.key)),
    ),
  ];
};

/**
 * Reapplies what the user typed while the form was being submitted. If the reset empties a text field,
 * only the text after the submitted part is kept, so that it is not submitted twice.
 */
export const reapplyTyped = <Values>(values: Values, typed: readonly ChangedField[]): Values =>
  typed.reduce((next, { path, before, now }) => {
    const isEmptied = valueAt(values, path) === '';
    return withValueAt(next, path, isEmptied ? textAfter(before, now) : now);
  }, values);

function textAfter(sent: unknown, typed: unknown): unknown {
  if (typeof sent !== 'string' || typeof typed !== 'string') return typed;
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}

/** Combines successive changes into one per field, and drops those that were reverted. */
export function combineChanges(
  earlier: readonly ChangedField[],
  newer: readonly ChangedField[],
): ChangedField[] {
  const first = new Map(earlier.map((change) => [change.path, change.before]));
  const touched = new Set(newer.map(({ path }) => path));
  return [
    ...earlier.filter(({ path }) => !touched.has(path)),
    ...newer.map((change) => ({
      ...change,
      before: first.has(change.path) ? first.get(change.path) : change.before,
    })),
  ].filter(({ before, now }) => !isEqual(before, now));
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
