import type { Endpoint } from '@praxis/contract';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { dateSchema } from '@praxis/contract/demo/fields';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { timeZoneSchema } from '@praxis/contract/entities/primitives';
import { codeSchema, figureSchema, pictureSchema } from '@praxis/contract/entities/product-strings';
import { matches } from './matches';

/** The parts of zod's schema definition that lead to strings. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  items?: readonly Schema[];
  innerType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  out?: Schema;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

interface Schema {
  _zod: { def: Definition };
  safeParse(value: unknown): { success: boolean };
}

/** Schemas of strings that users do not write. */
const unwritten: ReadonlySet<unknown> = new Set([
  codeSchema,
  dateSchema,
  figureSchema,
  pictureSchema,
  timeZoneSchema,
]);

const endpoints = [...allEndpoints, ...demoEndpoints];

/**
 * Returns an endpoint's response with each free text replaced: strings of the schema that have neither a
 * format nor fixed values.
 */
export function withFreeTexts(
  request: { method: string; path: string },
  response: unknown,
  replace: (text: string, key: string) => string,
): unknown {
  const matching = endpoints.filter(({ endpoint }) => matches(endpoint, request));
  // `/doctors/options` is not a doctor with the id `options`.
  const found = matching.find(({ endpoint }) => endpoint.path === request.path) ?? matching[0];
  const schema = (found?.endpoint as Endpoint | undefined)?.response as unknown as
    Schema | undefined;
  return schema ? replaced(schema, response, '', replace) : response;
}

function replaced(
  schema: Schema,
  value: unknown,
  key: string,
  replace: (text: string, key: string) => string,
): unknown {
  const { def } = schema._zod;
  const inner = def.innerType ?? def.out;
  if (inner) return replaced(inner, value, key, replace);
  if (def.options) {
    const fitting = def.options.find((option) => option.safeParse(value).success);
    return fitting ? replaced(fitting, value, key, replace) : value;
  }
  if (typeof value === 'string') {
    if (!isFree(schema)) return value;
    // The maximum length, as one word: the client rejects a response that violates its schema.
    const maximum = longest(schema);
    return replace(value, key)
      .padEnd(maximum ?? 0, 'x')
      .slice(0, maximum);
  }
  if (Array.isArray(value))
    return value.map((one, index) => {
      const of = def.element ?? def.items?.[index];
      return of ? replaced(of, one, key, replace) : one;
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const of = def.shape?.[name] ?? def.valueType;
      return [name, of ? replaced(of, one, name, replace) : one];
    }),
  );
}

/** Returns whether users write the text. */
function isFree(schema: Schema): boolean {
  const { type, format, checks = [] } = schema._zod.def;
  if (type !== 'string' || format !== undefined || unwritten.has(schema)) return false;
  return !checks.some(({ _zod }) => _zod.def.check === 'string_format');
}

function longest({ _zod: { def } }: Schema): number | undefined {
  return def.checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
}
