import { shapeOf } from './shape.mjs';

/**
 * The properties of an endpoint that its callers rely on.
 * @typedef {import('./shape.mjs').Shape} Shape
 * @typedef {{
 *   name: string,
 *   takes: Shape,
 *   responses: Shape,
 *   versioned?: true,
 * }} EndpointFacts
 * @typedef {{
 *   method: string,
 *   path: string,
 *   params?: unknown,
 *   query?: unknown,
 *   body?: unknown,
 *   response?: unknown,
 *   versioned?: boolean,
 * }} Endpoint
 */

/**
 * Facts about the endpoints among a file's exports, by method and path.
 * @param {Record<string, unknown>} exported
 * @returns {Record<string, EndpointFacts>}
 */
export const endpointFacts = (exported) =>
  Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value) ? [[callOf(value), factsOf(name, value)]] : [],
    ),
  );

/** @param {Endpoint} endpoint */
const callOf = ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':id')}`;

/**
 * @param {string} name
 * @param {Endpoint} endpoint
 * @returns {EndpointFacts}
 */
const factsOf = (name, { query, body, response, versioned }) => ({
  name,
  takes: {
    ...(query ? shapeOf(query, 'input', 'query') : {}),
    ...(body ? shapeOf(body, 'input', 'body') : {}),
  },
  responses: response ? shapeOf(response, 'output', 'response') : {},
  ...(versioned && { versioned }),
});

/**
 * @param {unknown} value
 * @returns {value is Endpoint}
 */
export const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
