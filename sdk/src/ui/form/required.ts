import type { FieldErrors } from './issues';

/** Faults of the fields that are empty. */
export function required(fields: Readonly<Record<string, string>>, message: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value.trim() === '' ? [[name, message]] : [],
    ),
  );
}
