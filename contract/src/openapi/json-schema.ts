import { object, registry, toJSONSchema } from 'zod/mini';
import type * as z from '@praxis/contract/schema';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** What a client sends, or what it receives: defaults and conversions make the two differ. */
export type Direction = 'input' | 'output';

/** Schemas of the contract as JSON Schema; the named ones are referred to. */
export interface SchemaWriter {
  write(schema: z.ZodMiniType, direction: Direction): JsonSchema;
  /** Every named schema; `Name` as it is received, `NameInput` where it is sent in another shape. */
  components: Record<string, JsonSchema>;
}

/** @param named the schemas that are referred to, by the name that each has in the description */
export function createSchemaWriter(named: ReadonlyMap<string, z.ZodMiniType>): SchemaWriter {
  const names = registry<{ id: string }>();
  for (const [id, schema] of named) names.add(schema, { id });

  /** zod writes what is named as definitions, and refers to them. The schema itself is a field, so that it may be one. */
  function convert(schema: z.ZodMiniType, io: Direction) {
    const { properties, $defs } = toJSONSchema(object({ schema }), {
      io,
      metadata: names,
      override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema, io),
    });
    return {
      schema: (properties?.['schema'] ?? {}) as JsonSchema,
      definitions: ($defs ?? {}) as Record<string, JsonSchema>,
    };
  }

  const all = object(Object.fromEntries(named));
  const received = convert(all, 'output').definitions;
  const sent = convert(all, 'input').definitions;
  const differing = differingNames(received, sent);
  const inputName = (name: string) => (differing.has(name) ? `${name}Input` : name);
  const place = (schema: JsonSchema, direction: Direction): JsonSchema =>
    withRefs(schema, (name) => (direction === 'input' ? inputName(name) : name));

  const components: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(received)) components[name] = place(schema, 'output');
  for (const name of differing) components[inputName(name)] = place(sent[name] ?? {}, 'input');

  return {
    write: (schema, direction) => place(convert(schema, direction).schema, direction),
    components,
  };
}

/** What says the same twice, or what readers of an answer should not rely on. */
function tidy(schema: JsonSchema, io: Direction): void {
  delete schema['id'];
  // The format says it; the expression for all days of all years is a line long.
  if (schema['format'] === 'date' || schema['format'] === 'date-time') delete schema['pattern'];
  // A later version of the API may answer with more.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
}

/** Names whose two directions differ, those that refer to such a one included. */
function differingNames(
  received: Record<string, JsonSchema>,
  sent: Record<string, JsonSchema>,
): Set<string> {
  const names = Object.keys(received);
  const differing = new Set(
    names.filter((name) => JSON.stringify(received[name]) !== JSON.stringify(sent[name])),
  );
  for (let before = -1; before !== differing.size;) {
    before = differing.size;
    for (const name of names)
      if (refsOf(received[name] ?? {}).some((ref) => differing.has(ref))) differing.add(name);
  }
  return differing;
}

const definition = '#/$defs/';

function refsOf(schema: JsonSchema): string[] {
  const refs: string[] = [];
  withRefs(schema, (name) => {
    refs.push(name);
    return name;
  });
  return refs;
}

/** A copy whose references lead to the components of an OpenAPI document. */
function withRefs(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(definition)
      ? `#/components/schemas/${rename(value.slice(definition.length))}`
      : value,
  ) as JsonSchema;
}
