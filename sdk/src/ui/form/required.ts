import type { FieldErrors } from './issues';

/** Returns an error for each empty field. */
export function required(fields: Readonly<Record<string, string>>, message: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value.trim() === '' ? [[name, message]] : [],
    ),
  );
}
