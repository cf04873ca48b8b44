import type { FieldErrors } from './issues';

/** The id of a field's control. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** Ids of what the form shows, from its first line to its last. */
export const idsOnScreen = (formId: string): readonly string[] =>
  [...document.querySelectorAll(`[id^="${formId}-"]`)].map(({ id }) => id);

/** Whether a field stands in a line that was not there yet when sending was tried. */
export const isInNewLine = (
  target: string,
  ids: readonly string[],
  tried: readonly string[],
): boolean => /-\d+(-|$)/.test(target) && ids.includes(target) && !tried.includes(target);

/**
 * Goes to what was begun inside of a field and cannot be taken as it is, an address that is none:
 * sending would drop it.
 */
export function focusUnfinished(formId: string): boolean {
  const found = document.querySelector<HTMLElement>(`[id^="${formId}-"][data-unfinished]`);
  found?.focus();
  return found !== null;
}

/** Faults in the order in which their fields stand; what has no place of its own comes last. */
export function inScreenOrder(
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors {
  const place = (path: string) => {
    const target = fieldId(formId, path);
    // Of a group, its first field.
    const found = ids.findIndex((id) => id === target || id.startsWith(`${target}-`));
    return found < 0 ? ids.length : found;
  };
  const placed = Object.entries(errors).map(([path, fault]) => ({ path, fault, at: place(path) }));
  placed.sort((first, second) => first.at - second.at);
  return Object.fromEntries(placed.map(({ path, fault }) => [path, fault]));
}

/** Whether a form shows a field, or one of a group. */
const isShown = (path: string, formId: string, ids: readonly string[]): boolean => {
  const target = fieldId(formId, path);
  return ids.some((id) => id === target || id.startsWith(`${target}-`));
};

/** Faults at the fields that show them: that of a line stands at the list which holds it. */
export function atShownFields(
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors {
  const placed: Record<string, string> = {};
  for (const [path, fault] of Object.entries(errors)) {
    let place = path;
    while (place.includes('.') && !ids.includes(fieldId(formId, place)))
      place = place.slice(0, place.lastIndexOf('.'));
    placed[ids.includes(fieldId(formId, place)) ? place : path] ??= fault;
  }
  return placed;
}

/** Those faults alone that stand at a field: a fault that no field shows would mark none. */
export const ofShownFields = (
  errors: FieldErrors,
  formId: string,
  ids: readonly string[],
): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path, formId, ids)));
