import type { FieldErrors } from './issues';

/** The id of a field's control. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** Ids of what the form shows, from its first line to its last. */
export const idsOnScreen = (formId: string): readonly string[] =>
  [...document.querySelectorAll(`[id^="${formId}-"]`)].map(({ id }) => id);

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
