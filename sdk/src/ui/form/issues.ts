import { codeText } from '../text/failure-text';
import type { UiText } from '../text/use-ui-text';
import { pathWithKeys } from './paths';

/** The part of a zod schema that forms use; importing the type alone keeps zod out of the bundle. */
export interface FormSchema {
  safeParse(
    values: unknown,
  ):
    | { success: true; data?: unknown }
    | { success: false; error: { issues: readonly SchemaIssue[] } };
}

interface SchemaIssue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  input?: unknown;
}

/** Error messages by field path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates values and returns the first error message of each field. */
export function schemaErrors(schema: FormSchema, values: unknown, text: UiText): FieldErrors {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    errors[issue.path.map(String).join('.')] ??= issueText(issue, text);
  return errors;
}

/** Returns the messages for the server's field errors. */
export function serverErrors(
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  text: UiText,
): FieldErrors {
  const errors = Object.entries(fields ?? {}).map(
    ([path, codes]) => [path, codeText(codes[0] ?? '', text)] as const,
  );
  return Object.fromEntries(errors);
}

/** Maps errors from field names of the request to those of the form: renamed, and lines by key. */
export const renameFields = (
  errors: FieldErrors,
  values: unknown,
  names: Readonly<Record<string, string>> = {},
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      pathWithKeys(values, names[path] ?? path),
      error,
    ]),
  );

/** Formats with their own message, because the field's name does not explain the format. */
const formats = ['email', 'url', 'phone', 'username'] as const;

function issueText(issue: SchemaIssue, text: UiText): string {
  // The message of a schema can be one of the product's error codes.
  if (/^[a-z]+(_[a-z]+)+$/.test(issue.message)) return codeText(issue.message, text);
  const { code, origin, minimum, maximum, format } = issue;
  if (code === 'too_small' && origin === 'string')
    return minimum === 1
      ? text('field.required')
      : text('field.tooShort', { count: Number(minimum) });
  if (code === 'too_big' && origin === 'string')
    return text('field.tooLong', { count: Number(maximum) });
  if (code === 'too_small' && origin === 'array') return text('field.choose');
  if (code === 'too_small') return text('field.tooSmall', { limit: Number(minimum) });
  if (code === 'too_big') return text('field.tooBig', { limit: Number(maximum) });
  // A regular expression names its format in the message.
  const knownFormat =
    code === 'invalid_format' && formats.find((one) => one === format || one === issue.message);
  if (knownFormat) return text(`field.${knownFormat}`);
  if (code === 'invalid_type') return text('field.required');
  if (code === 'invalid_value') return text('field.choose');
  return text('field.invalid');
}
