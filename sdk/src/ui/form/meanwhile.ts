import { valueAt, withValueAt } from './paths';

/** A field that somebody else changed while the form was filled in. */
export interface ChangedField {
  path: string;
  before: unknown;
  now: unknown;
}

/** What differs between two versions of a form's values; a list is one value. */
export function changesBetween(before: object, now: object, under = ''): ChangedField[] {
  return Object.keys({ ...before, ...now }).flatMap((key) => {
    const path = under === '' ? key : `${under}.${key}`;
    const [old, next] = [valueAt(before, key), valueAt(now, key)];
    if (isGroup(old) && isGroup(next)) return changesBetween(old, next, path);
    return same(old, next) ? [] : [{ path, before: old, now: next }];
  });
}

/**
 * The values with the others' changes, except where something was typed over the old value. Of a list of
 * choices, as degrees are, each one is a change of its own; of a list of lines with keys, as an invoice
 * has, each field of a line.
 */
export function withChanges<Values>(values: Values, changes: readonly ChangedField[]): Values {
  return changes.reduce((next, { path, before, now }) => {
    const typed = valueAt(values, path);
    if (same(typed, before)) return withValueAt(next, path, now);
    if (isChoices(typed) && isChoices(before) && isChoices(now))
      return withValueAt(next, path, choicesOfBoth(typed, before, now));
    if (isLines(typed) && isLines(before) && isLines(now))
      return withValueAt(next, path, linesOfBoth(typed, before, now));
    return next;
  }, values);
}

type Choices = readonly string[];

const isChoices = (value: unknown): value is Choices =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What was chosen here, with what others chose and without what they took out. */
const choicesOfBoth = (typed: Choices, before: Choices, now: Choices): Choices => [
  ...typed.filter((one) => now.includes(one) || !before.includes(one)),
  ...now.filter((one) => !before.includes(one) && !typed.includes(one)),
];

type Lines = readonly { key: number }[];

const isLines = (value: unknown): value is Lines =>
  Array.isArray(value) && value.every((one) => isGroup(one) && 'key' in one);

/** The others' lines, without what was taken out here and with what was typed in each; behind them what is here alone. */
const linesOfBoth = (typed: Lines, before: Lines, now: Lines): Lines => {
  const inList = (lines: Lines, key: number) => lines.find((one) => one.key === key);
  return [
    ...now.flatMap((line) => {
      const [mine, old] = [inList(typed, line.key), inList(before, line.key)];
      if (!old) return line;
      return mine ? withChanges(mine, changesBetween(old, line)) : [];
    }),
    ...typed.filter((line) => !inList(now, line.key) && !same(line, inList(before, line.key))),
  ];
};

/**
 * The values with what was typed since they were sent; of a text that is emptied, the words behind
 * those that were: sent again, they would stand there twice.
 */
export const withTyped = <Values>(values: Values, typed: readonly ChangedField[]): Values =>
  typed.reduce((next, { path, before, now }) => {
    const isEmptied = valueAt(values, path) === '';
    return withValueAt(next, path, isEmptied ? behind(before, now) : now);
  }, values);

function behind(sent: unknown, typed: unknown): unknown {
  if (typeof sent !== 'string' || typeof typed !== 'string') return typed;
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}

/** Earlier changes and newer ones: each field once, from the first state to the last. */
export function addChanges(
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
  ].filter(({ before, now }) => !same(before, now));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
