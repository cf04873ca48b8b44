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
import { ParseFault } from './errors';

/** @throws {RuleError} `not_found` where a word of the address names nothing that there could be */
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
 * `calendars[]=a&calendars[]=b` becomes `{ 'calendars[]': ['a', 'b'] }`; every other value is a
 * text, the last one where a name comes twice. In a practice an empty one is left out, as a form or
 * an address writes a filter that is not set: `status=`.
 * @throws {ParseFault}
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
 * No body is one that leaves out everything, where it may.
 * @throws {ParseFault}
 */
export function parseBody(endpoint: Endpoint, body: string): BodyOf<Endpoint> {
  if (!endpoint.body) return undefined as BodyOf<Endpoint>;
  let value: unknown = needsBody(endpoint) ? undefined : {};
  try {
    if (body !== '') value = JSON.parse(body);
  } catch {
    throw new ParseFault({ body: ['not_json'] });
  }
  return parse(endpoint.body, withoutAnswered(endpoint, value), 'body') as BodyOf<Endpoint>;
}

/**
 * A PUT takes back what GET answered (docs/domain.md#concurrent-changes): what of it is not for the caller to
 * change, such as `id`, `version` and `actions`, is ignored.
 */
function withoutAnswered({ method, body, answer, within }: Endpoint, value: unknown): unknown {
  if (method !== 'PUT' || !isRecord(value)) return value;
  const taken = shapeOf(body);
  const answered = shapeOf(answer);
  const kept = (record: object, known: Shape) =>
    Object.entries(record).filter(
      ([name]) => Object.hasOwn(taken, name) || !Object.hasOwn(known, name),
    );
  const inner = within === undefined ? undefined : value[within];
  if (within === undefined || !isRecord(inner)) return Object.fromEntries(kept(value, answered));
  // The record stands within a field of the answer, beside what follows from it.
  const { [within]: _record, ...outer } = value;
  return Object.fromEntries([...kept(outer, answered), ...kept(inner, shapeOf(answered[within]))]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** An object's fields, also where it may be null; none where the schema is no object's. */
function shapeOf(schema: z.ZodMiniType | undefined): Shape {
  const { shape, innerType } = (schema?.def ?? {}) as { shape?: Shape; innerType?: z.ZodMiniType };
  return shape ?? (innerType ? shapeOf(innerType) : {});
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, whole: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ParseFault(fieldsOf(parsed.error.issues, whole));
}

/** Codes by field. A schema may name its own code as the message of a check: `slot_not_offered`. */
function fieldsOf(issues: readonly z.core.$ZodIssue[], whole: string): Record<string, string[]> {
  // Names come from outside, and one may be that of something every object has: `constructor`.
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const name =
      issue.path.join('.') ||
      (issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? whole) : whole);
    const code = /^[a-z]+(_[a-z]+)+$/.test(issue.message) ? issue.message : issue.code;
    fields.set(name, [...(fields.get(name) ?? []), code]);
  }
  return Object.fromEntries(fields);
}
