import type * as z from '@praxis/contract/schema';
import {
  isPracticePath,
  needsBody,
  RuleError,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@praxis/contract';
import { ValidationError } from './errors';

/** @throws {RuleError} `not_found` if a path parameter does not match its schema */
export function parseParams(
  endpoint: Endpoint,
  params: Record<string, string>,
): ParamsOf<Endpoint> {
  if (!endpoint.params) return undefined as ParamsOf<Endpoint>;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new RuleError('not_found');
  return parsed.data as ParamsOf<Endpoint>;
}

/**
 * Parses a query string: `calendars[]=a&calendars[]=b` becomes `{ 'calendars[]': ['a', 'b'] }`;
 * every other value is a string, and the last one wins. The practice API ignores empty values,
 * since forms and addresses write an unset filter as `status=`.
 * @throws {ValidationError}
 */
export function parseQuery(endpoint: Endpoint, query: string): QueryOf<Endpoint> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (value === '' && isPracticePath(endpoint.path)) continue;
    if (!name.endsWith('[]')) values[name] = value;
    else if (Array.isArray(values[name])) values[name].push(value);
    else values[name] = [value];
  }
  return parse(endpoint.query, values, 'query') as QueryOf<Endpoint>;
}

/**
 * Parses a JSON body. An empty body counts as `{}` if every field is optional.
 * @throws {ValidationError}
 */
export function parseBody(endpoint: Endpoint, body: string): BodyOf<Endpoint> {
  if (!endpoint.body) return undefined as BodyOf<Endpoint>;
  let value: unknown = needsBody(endpoint) ? undefined : {};
  try {
    if (body !== '') value = JSON.parse(body);
  } catch {
    throw new ValidationError({ body: ['not_json'] });
  }
  return parse(endpoint.body, withoutReadOnlyFields(endpoint, value), 'body') as BodyOf<Endpoint>;
}

/**
 * Removes response fields that the caller can't change, such as `id`, `version` and `actions`: a
 * PUT accepts the body of the GET response (docs/domain.md#concurrent-changes).
 */
function withoutReadOnlyFields(
  { method, body, response, within }: Endpoint,
  value: unknown,
): unknown {
  if (method !== 'PUT' || !isRecord(value)) return value;
  const bodyFields = shapeOf(body);
  const responseFields = shapeOf(response);
  const writable = (record: object, known: Shape) =>
    Object.entries(record).filter(
      ([name]) => Object.hasOwn(bodyFields, name) || !Object.hasOwn(known, name),
    );
  const inner = within === undefined ? undefined : value[within];
  if (within === undefined || !isRecord(inner))
    return Object.fromEntries(writable(value, responseFields));
  // The record is nested in a field of the response, next to derived values.
  const { [within]: _record, ...outer } = value;
  return Object.fromEntries([
    ...writable(outer, responseFields),
    ...writable(inner, shapeOf(responseFields[within])),
  ]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The fields of an object schema, nullable or not; empty for other schemas. */
function shapeOf(schema: z.ZodMiniType | undefined): Shape {
  const { shape, innerType } = (schema?.def ?? {}) as { shape?: Shape; innerType?: z.ZodMiniType };
  return shape ?? (innerType ? shapeOf(innerType) : {});
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, whole: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ValidationError(fieldsOf(parsed.error.issues, whole));
}

/**
 * Error codes by field. A schema may use its own code as the message of a check:
 * `slot_not_offered`.
 */
function fieldsOf(issues: readonly z.core.$ZodIssue[], whole: string): Record<string, string[]> {
  // A map, because keys come from the client and one may be `constructor`.
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const code = /^[a-z]+(_[a-z]+)+$/.test(issue.message) ? issue.message : issue.code;
    // Unknown fields are one issue of the object that contains them.
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const path of paths) {
      const name = path.join('.') || whole;
      fields.set(name, [...(fields.get(name) ?? []), code]);
    }
  }
  return Object.fromEntries(fields);
}
