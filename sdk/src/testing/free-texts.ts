import type { Endpoint } from '@praxis/contract';
import { codeSchema, dateSchema, figureSchema, pictureSchema } from '@praxis/contract/demo/fields';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { matches } from './answers';

/** What of zod's definition of a schema says where texts are. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  out?: Schema;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

interface Schema {
  _zod: { def: Definition };
}

/** Strings that no person writes. */
const written: ReadonlySet<unknown> = new Set([
  codeSchema,
  dateSchema,
  figureSchema,
  pictureSchema,
]);

/**
 * The answer of an endpoint of the demo area with each free text replaced: what its schema says is a
 * string, and neither of some format nor one of some values.
 */
export function withFreeTexts(
  request: { method: string; path: string },
  answer: unknown,
  replace: (text: string, key: string) => string,
): unknown {
  const found = demoEndpoints.find(({ endpoint }) => matches(endpoint, request))?.endpoint;
  const schema = (found as Endpoint | undefined)?.answer as unknown as Schema | undefined;
  return schema ? replaced(schema, answer, '', replace) : answer;
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
    const fitting = def.options.find((option) => isOfType(option, value));
    return fitting ? replaced(fitting, value, key, replace) : value;
  }
  if (typeof value === 'string')
    return isFree(schema) ? replace(value, key).slice(0, longest(schema)) : value;
  if (Array.isArray(value)) {
    const { element } = def;
    return element ? value.map((one) => replaced(element, one, key, replace)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const of = def.shape?.[name] ?? def.valueType;
      return [name, of ? replaced(of, one, name, replace) : one];
    }),
  );
}

/** Whether it is a text as somebody writes it. */
function isFree(schema: Schema): boolean {
  const { type, format, checks = [] } = schema._zod.def;
  if (type !== 'string' || format !== undefined || written.has(schema)) return false;
  return !checks.some(({ _zod }) => _zod.def.check === 'string_format');
}

/** The client takes no answer that its schema refuses. */
function longest({ _zod: { def } }: Schema): number | undefined {
  return def.checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
}

function isOfType({ _zod: { def } }: Schema, value: unknown): boolean {
  if (value === null) return def.type === 'null';
  if (Array.isArray(value)) return def.type === 'array';
  return def.type === typeof value;
}
