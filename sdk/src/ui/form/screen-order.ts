import { useSyncExternalStore } from 'react';
import type { FieldErrors } from './issues';

/** Returns the id of a field's control. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** Returns the ids of the form's elements, in document order. */
export const idsOnScreen = (formId: string): readonly string[] =>
  [...document.querySelectorAll(`[id^="${formId}-"]`)].map(({ id }) => id);

/** Returns the ids of the form's elements, read after each render of the form; none unless `isWatched`. */
export function useIdsOnScreen(formId: string, isWatched: boolean): readonly string[] {
  const ids = useSyncExternalStore(neverChanges, () =>
    isWatched ? idsOnScreen(formId).join('\n') : '',
  );
  return ids === '' ? [] : ids.split('\n');
}

/** Subscribes to nothing: React reads the snapshot after each render anyway. */
const neverChanges = () => () => undefined;

/** Returns whether a field was added after the form was last submitted. */
export const isAdded = (
  target: string,
  ids: readonly string[],
  submittedIds: readonly string[],
): boolean => ids.includes(target) && !submittedIds.includes(target);

/**
 * Focuses the first field with incomplete input, such as an invalid email address: submitting would drop
 * it.
 * @returns whether there is such a field
 */
export function focusUnfinished(formId: string): boolean {
  const found = document.querySelector<HTMLElement>(`[id^="${formId}-"][data-unfinished]`);
  found?.focus();
  return found !== null;
}

/** Sorts errors by the position of their fields; errors without a field come last. */
export function sortByScreenOrder(
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors {
  const place = (path: string) => {
    // For a group, the position of its first field.
    const found = ids.findIndex(isOf(fieldId(formId, path)));
    return found < 0 ? ids.length : found;
  };
  const placed = Object.entries(errors).map(([path, error]) => ({ path, error, at: place(path) }));
  placed.sort((first, second) => first.at - second.at);
  return Object.fromEntries(placed.map(({ path, error }) => [path, error]));
}

/** Returns whether an element is the control of a field, or belongs to a group of fields. */
const isOf = (target: string) => (id: string) => id === target || id.startsWith(`${target}-`);

/** Moves each error to the nearest shown ancestor of its field: that of a line to its list, for example. */
export function moveToShownFields(
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors {
  const placed: Record<string, string> = {};
  for (const [path, error] of Object.entries(errors)) {
    let place = path;
    while (place.includes('.') && !ids.includes(fieldId(formId, place)))
      place = place.slice(0, place.lastIndexOf('.'));
    placed[ids.includes(fieldId(formId, place)) ? place : path] ??= error;
  }
  return placed;
}

/** Returns only the errors that a field of the form can show. */
export const pickShownFields = (
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => ids.some(isOf(fieldId(formId, path)))),
  );
