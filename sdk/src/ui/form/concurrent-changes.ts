import { isLines, type Line } from './lines';
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

/** Returns the differences between two versions of a list of lines, by line and field. */
export const diffLines = (before: readonly Line[], now: readonly Line[], path: string) =>
  diffValues(byKey(before), byKey(now), path);

const byKey = (lines: readonly Line[]) => Object.fromEntries(lines.map((line) => [line.key, line]));

/** Applies concurrent changes to a form's values, except to values that the user has edited. */
export function mergeChanges<Values>(values: Values, changes: readonly ChangedField[]): Values {
  return changes.reduce((next, { path, before, now }) => {
    const typed = valueAt(values, path);
    if (isEqual(typed, before)) return withValueAt(next, path, now);
    if (isList(typed) && isList(before) && isList(now))
      return withValueAt(next, path, mergeLists(typed, before, now));
    return next;
  }, values);
}

/** Lines, or choices such as degrees, which are their own keys. */
type List = readonly (Line | string)[];

const isList = (value: unknown): value is List =>
  isLines(value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const keyOf = (item: Line | string) => (typeof item === 'string' ? item : item.key);

const findSame = (list: List, item: Line | string) =>
  list.find((one) => keyOf(one) === keyOf(item));

/**
 * Returns the user's list with the others' edits, by field of a line, without the items that others removed
 * and the user did not edit, and with those that others added. Each of these follows the same item as in
 * the others' list; the user's own new items come first.
 */
function mergeLists(typed: List, before: List, now: List): List {
  const merged = withStoredKeys(typed, before, now).flatMap((item) => {
    const [old, next] = [findSame(before, item), findSame(now, item)];
    if (!next) return isEqual(item, old) ? [] : [item];
    return isGroup(old) && isGroup(next) ? [mergeChanges(item, diffValues(old, next))] : [item];
  });
  now.forEach((item, index) => {
    if (findSame(before, item) || findSame(merged, item)) return;
    const earlier = now.slice(0, index);
    const start = merged.findLastIndex((one) => findSame(earlier, one)) + 1;
    const end = merged.findIndex((one, place) => place >= start && findSame(before, one));
    merged.splice(end < 0 ? merged.length : end, 0, item);
  });
  return merged;
}

/** Gives the user's own new lines the keys with which they come back from a save without a response. */
function withStoredKeys(typed: List, before: List, now: List): List {
  const added = now.filter((item) => !findSame(before, item));
  return typed.map((item) => {
    const place = findSame(before, item) ? -1 : added.findIndex((one) => hasSameFields(one, item));
    return added.splice(place, place < 0 ? 0 : 1)[0] ?? item;
  });
}

const hasSameFields = (one: object | string, other: object | string) =>
  isGroup(one) && isGroup(other) && diffValues(one, other).every(({ path }) => path === 'key');

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
  return [
    ...earlier.filter(({ path }) => !changeOf(newer, path)),
    ...newer.map((change) => ({
      ...change,
      before: (changeOf(earlier, change.path) ?? change).before,
    })),
  ].filter(({ before, now }) => !isEqual(before, now));
}

const changeOf = (changes: readonly ChangedField[], path: string) =>
  changes.find((change) => change.path === path);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
