import { codeText } from '../text/failure-text';
import type { UiText } from '../text/use-ui-text';

/** What is used of a schema: that of zod, without its code. */
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

/** Texts by the path of the field that they stand at. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The faults of the values as texts, the first of each field. */
export function schemaErrors(schema: FormSchema, values: unknown, text: UiText): FieldErrors {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    errors[issue.path.map(String).join('.')] ??= issueText(issue, text);
  return errors;
}

/** What the server said of the fields, as texts. */
export function serverErrors(
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  text: UiText,
  names: Readonly<Record<string, string>> = {},
): FieldErrors {
  const errors = Object.entries(fields ?? {}).map(
    ([path, codes]) => [path, codeText(codes[0] ?? '', text)] as const,
  );
  return renamed(Object.fromEntries(errors), names);
}

/** Faults at the fields of the form, where those have other names than the request's. */
export const renamed = (
  errors: FieldErrors,
  names: Readonly<Record<string, string>> = {},
): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, fault]) => [names[path] ?? path, fault]));

/** Formats with a text of their own: what would be right is nothing that the field's name says. */
const formats = ['email', 'url', 'phone', 'username'] as const;

function issueText(issue: SchemaIssue, text: UiText): string {
  // A schema may name one of the product's error codes as its message.
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
  // A pattern says in its message what it is one of.
  const known =
    code === 'invalid_format' && formats.find((one) => one === format || one === issue.message);
  if (known) return text(`field.${known}`);
  if (code === 'invalid_type') return text('field.required');
  if (code === 'invalid_value') return text('field.choose');
  return text('field.invalid');
}
