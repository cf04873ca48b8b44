/**
 * Exports of the sdk and endpoints of the contract that an app uses: its `uses.json`.
 * @typedef {import('./shape.mjs').Shape} Shape
 * @typedef {import('./shape.mjs').Place} Place
 * @typedef {import('./endpoint-facts.mjs').EndpointFacts} EndpointFacts
 * @typedef {{
 *   app: string,
 *   version: string,
 *   sdk: { range: string, version: string },
 *   exports: Readonly<Record<string, readonly string[]>>,
 *   endpoints: Readonly<Record<string, EndpointFacts>>,
 * }} Uses `exports` by entry; `*` means all exports
 *
 * What this workspace provides.
 * @typedef {{
 *   accepts: (range: string) => boolean,
 *   version: string,
 *   exports: Readonly<Record<string, ReadonlySet<string>>>,
 *   endpoints: Readonly<Record<string, EndpointFacts>>,
 * }} Offer `accepts`: whether the shell loads an app that requires this range of the sdk
 */

/**
 * Reasons why an app would break, one per line.
 * @param {Uses} uses
 * @param {Offer} offer
 * @returns {string[]}
 */
export const breakingChanges = (uses, offer) => [
  ...(offer.accepts(uses.sdk.range)
    ? []
    : [`It requires the sdk ${uses.sdk.range}; this one is ${offer.version}.`]),
  ...Object.entries(uses.exports).flatMap(([entry, names]) => brokenEntry(entry, names, offer)),
  ...Object.entries(uses.endpoints).flatMap(([call, facts]) => brokenCall(call, facts, offer)),
];

/**
 * @param {string} entry
 * @param {readonly string[]} names
 * @param {Offer} offer
 */
function brokenEntry(entry, names, { exports }) {
  const offered = exports[entry];
  if (!offered) return [`${entry} is no longer provided.`];
  return names
    .filter((name) => name !== '*' && !offered.has(name))
    .map((name) => `${entry} no longer exports ${name}.`);
}

/**
 * @param {string} call method and path
 * @param {EndpointFacts} released
 * @param {Offer} offer
 */
function brokenCall(call, released, { endpoints }) {
  const now = endpoints[call];
  if (!now) return [`${call} (${released.name}) no longer exists.`];
  return [
    ...(now.versioned && !released.versioned ? ['requires If-Match'] : []),
    ...brokenInput(released.takes, now.takes),
    ...brokenResponse(released.responses, now.responses),
  ].map((what) => `${call} (${released.name}) ${what}.`);
}

/**
 * @param {Shape} released
 * @param {Shape} now
 */
function brokenInput(released, now) {
  const needed = Object.entries(now)
    .filter(([at, { optional }]) => !optional && (!released[at] || released[at].optional))
    .filter(([at]) => isInside(at, released) || !at.includes('.'))
    .map(([at]) => `requires ${at}`);
  const changed = Object.entries(released).flatMap(([at, place]) => {
    const taken = now[at];
    if (!taken) return isInside(at, now) ? [`no longer accepts ${at}`] : [];
    const refused = place.types.filter((type) => !includes(taken, type));
    return refused.length > 0 ? [`rejects ${refused.join(', ')} as ${at}`] : [];
  });
  return [...needed, ...changed];
}

/**
 * @param {Shape} released
 * @param {Shape} now
 */
const brokenResponse = (released, now) =>
  Object.entries(released).flatMap(([at, place]) => {
    const given = now[at];
    if (!given) return isInside(at, now) || !at.includes('.') ? [`no longer returns ${at}`] : [];
    if (given.optional && !place.optional) return [`may omit ${at}`];
    const unknown = given.types.filter((type) => !includes(place, type));
    return unknown.length > 0 ? [`may return ${unknown.join(', ')} as ${at}`] : [];
  });

/**
 * Whether the parent of a place exists: if an object is gone, only the object itself is reported.
 * @param {string} at
 * @param {Shape} shape
 */
function isInside(at, shape) {
  const outer = at.endsWith('[]') ? at.slice(0, -2) : at.slice(0, at.lastIndexOf('.'));
  return outer in shape;
}

/**
 * @param {Place} place
 * @param {string} type
 */
const includes = ({ types }, type) =>
  types.includes(type) ||
  types.includes('any') ||
  (type === 'integer' && types.includes('number')) ||
  (type.startsWith('"') && types.includes('string')) ||
  (/^-?\d/.test(type) && (types.includes('number') || types.includes('integer')));
