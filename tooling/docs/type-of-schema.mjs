/**
 * A JSON schema, limited to what the contract's schemas use.
 * @typedef {{
 *   type?: string,
 *   const?: unknown,
 *   enum?: unknown[],
 *   anyOf?: JsonSchema[],
 *   oneOf?: JsonSchema[],
 *   allOf?: JsonSchema[],
 *   items?: JsonSchema | false,
 *   prefixItems?: JsonSchema[],
 *   properties?: Record<string, JsonSchema>,
 *   required?: string[],
 *   additionalProperties?: JsonSchema | boolean,
 *   format?: string,
 *   minimum?: number,
 *   maximum?: number,
 *   minLength?: number,
 *   maxLength?: number,
 * }} JsonSchema
 */

/**
 * A schema as a TypeScript type, with its limits as comments.
 * @param {JsonSchema} schema
 * @param {string} [indent]
 * @returns {string}
 */
export function typeOfSchema(schema, indent = '') {
  const { type, anyOf, oneOf, allOf, enum: choices, items, prefixItems, properties } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const union = anyOf ?? oneOf;
  if (union) return [...new Set(union.map((one) => typeOfSchema(one, indent)))].join(' | ');
  if (allOf) return allOf.map((one) => typeOfSchema(one, indent)).join(' & ');
  if (prefixItems) return `[${prefixItems.map((one) => typeOfSchema(one, indent)).join(', ')}]`;
  if (type === 'array') return listOf(items || {}, indent);
  if (type === 'object' && properties) return objectOf(schema, indent);
  if (type === 'object') {
    const value = schema.additionalProperties;
    const of = value && typeof value === 'object' ? typeOfSchema(value, indent) : 'unknown';
    return `Record<string, ${of}>`;
  }
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}

/** @param {JsonSchema} items @param {string} indent */
function listOf(items, indent) {
  const one = typeOfSchema(items, indent);
  return /[|&]/.test(one) && !one.startsWith('{') ? `(${one})[]` : `${one}[]`;
}

/** @param {JsonSchema} schema @param {string} indent */
function objectOf({ properties = {}, required = [] }, indent) {
  const entries = Object.entries(properties);
  if (entries.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = entries.map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const limits = limitsOf(value);
    return `${inner}${name}${mark}: ${typeOfSchema(value, inner)};${limits && ` // ${limits}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Limits that a type cannot express: `date-time`, `1 to 120 characters`, `at least 0`. */
function limitsOf(/** @type {JsonSchema} */ schema) {
  const { format, minLength, maxLength, minimum, maximum, type } = schema;
  const range = (/** @type {number | undefined} */ from, /** @type {number | undefined} */ to) => {
    const low = from !== undefined && from > Number.MIN_SAFE_INTEGER ? from : undefined;
    const high = to !== undefined && to < Number.MAX_SAFE_INTEGER ? to : undefined;
    if (low !== undefined && high !== undefined) return `${low} to ${high}`;
    if (low !== undefined) return `at least ${low}`;
    return high === undefined ? '' : `at most ${high}`;
  };
  const length = range(minLength, maxLength);
  return [
    type === 'integer' && 'whole number',
    format,
    length && `${length} characters`,
    range(minimum, maximum),
  ]
    .filter(Boolean)
    .join(', ');
}
