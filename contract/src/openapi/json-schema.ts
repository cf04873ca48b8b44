import { object, registry, toJSONSchema } from 'zod/mini';
import type * as z from '@praxis/contract/schema';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Whether a schema describes a request or a response: defaults and conversions make them differ. */
export type Direction = 'input' | 'output';

/** Converts the contract's schemas to JSON Schema, with references to the named ones. */
export interface SchemaWriter {
  write(schema: z.ZodMiniType, direction: Direction): JsonSchema;
  /** All named schemas: `Name` for responses, `NameInput` for requests if they differ. */
  components: Record<string, JsonSchema>;
}

/** Creates a schema writer. @param named schemas to reference, by their names in the document */
export function createSchemaWriter(named: ReadonlyMap<string, z.ZodMiniType>): SchemaWriter {
  const names = registry<{ id: string }>();
  for (const [id, schema] of named) names.add(schema, { id });

  /** Converts a schema. It is wrapped in an object because zod references named schemas only within another one. */
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

/** Removes redundant keywords, and guarantees that readers of a response should not rely on. */
function tidy(schema: JsonSchema, io: Direction): void {
  delete schema['id'];
  // Redundant to the format, and very long.
  if (schema['format'] === 'date' || schema['format'] === 'date-time') delete schema['pattern'];
  // Later versions of the API may add fields to responses.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
}

/** Returns names whose request and response schemas differ, directly or by reference. */
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

/** Returns a copy whose references point to the components of the OpenAPI document. */
function withRefs(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(definition)
      ? `#/components/schemas/${rename(value.slice(definition.length))}`
      : value,
  ) as JsonSchema;
}
