import { toJSONSchema } from 'zod/v4/core';

/**
 * A schema as a flat map from places to types: `items[].price.amount` is `integer`. An optional
 * place may be missing; `types` are the possible ones.
 * @typedef {{ types: string[], optional?: boolean }} Place
 * @typedef {Record<string, Place>} Shape
 * @typedef {{
 *   type?: string | string[],
 *   properties?: Record<string, JsonSchema>,
 *   required?: string[],
 *   items?: JsonSchema,
 *   prefixItems?: JsonSchema[],
 *   additionalProperties?: JsonSchema | boolean,
 *   anyOf?: JsonSchema[],
 *   oneOf?: JsonSchema[],
 *   allOf?: JsonSchema[],
 *   enum?: unknown[],
 *   const?: unknown,
 *   $ref?: string,
 * }} JsonSchema
 */

/**
 * The shape of what a schema accepts (`input`) or returns (`output`).
 * @param {unknown} schema of zod
 * @param {'input' | 'output'} io
 * @param {string} [root] name of the root place
 * @returns {Shape}
 */
export function shapeOf(schema, io, root = '') {
  /** @type {Map<string, Place>} */
  const places = new Map();
  const described = toJSONSchema(/** @type {never} */ (schema), { io, unrepresentable: 'any' });
  walk(/** @type {JsonSchema} */ (described), root, false, places);
  return Object.fromEntries([...places].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param {JsonSchema} schema
 * @param {string} at
 * @param {boolean} optional
 * @param {Map<string, Place>} places
 */
function walk(schema, at, optional, places) {
  for (const option of optionsOf(schema)) {
    add(at, typesOf(option), optional, places);
    const { properties = {}, required = [], items, additionalProperties: rest } = option;
    const known = places.get(`${at}{}`);
    // In a union, a property that not all objects have may be missing.
    const inAll = known ? known.types.filter((name) => required.includes(name)) : required;
    if (option.properties) places.set(`${at}{}`, { types: [...inAll] });
    for (const [name, property] of Object.entries(properties))
      walk(property, at ? `${at}.${name}` : name, !required.includes(name), places);
    if (items) walk(items, `${at}[]`, false, places);
    if (typeof rest === 'object') walk(rest, `${at}.*`, true, places);
  }
  markOptionalProperties(at, places);
}

/**
 * Marks properties that only some objects of a union have as optional, once all are known.
 * @param {string} at
 * @param {Map<string, Place>} places
 */
function markOptionalProperties(at, places) {
  const inAll = places.get(`${at}{}`)?.types;
  if (!inAll) return;
  places.delete(`${at}{}`);
  const prefix = at ? `${at}.` : '';
  for (const [name, place] of places) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (/^[^.[]+$/.test(rest) && rest !== '*' && !inAll.includes(rest)) place.optional = true;
  }
}

/**
 * @param {string} at
 * @param {string[]} types
 * @param {boolean} optional
 * @param {Map<string, Place>} places
 */
function add(at, types, optional, places) {
  const known = places.get(at);
  const all = [...new Set([...(known?.types ?? []), ...types])].sort();
  const missing = optional || known?.optional === true;
  places.set(at, { types: all, ...(missing && { optional: true }) });
}

/**
 * The members of a union, or the schema itself.
 * @param {JsonSchema} schema
 * @returns {JsonSchema[]}
 */
function optionsOf({ anyOf, oneOf, allOf, ...own }) {
  const options = anyOf ?? oneOf;
  if (options) return options.flatMap(optionsOf);
  if (!allOf) return [own];
  // All of them apply, so their properties are merged.
  return [
    allOf.reduce(
      (sum, part) => ({
        ...sum,
        ...part,
        properties: { ...sum.properties, ...part.properties },
        required: [...(sum.required ?? []), ...(part.required ?? [])],
      }),
      own,
    ),
  ];
}

/**
 * @param {JsonSchema} schema
 * @returns {string[]}
 */
function typesOf({ type, enum: values, const: value, $ref }) {
  if (value !== undefined) return [JSON.stringify(value)];
  if (values) return values.map((one) => JSON.stringify(one));
  if ($ref) return [$ref];
  return type === undefined ? ['any'] : [type].flat();
}
