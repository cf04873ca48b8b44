import { defaultPort, originOf, portsFrom } from '../ports.mjs';

/** The ports that the committed config.json and remotes.json name. */
const committedPorts = portsFrom({ PORT: String(defaultPort) });

/**
 * @param {Readonly<Record<string, string>>} origins that role apps are served at
 * @returns {Map<string, string>} origin in the committed files -> origin that is served
 */
export const originsMoved = (origins) =>
  new Map(
    Object.entries(origins).map(([id, origin]) => [originOf(committedPorts[id] ?? 0), origin]),
  );

/**
 * Puts the addresses at which things are served into a deployment's JSON file. The committed files
 * name the default ports; every text that begins with one of their origins is moved.
 * @param {string} text of `config.json` or `remotes.json`
 * @param {ReadonlyMap<string, string>} moved origin in the file -> origin that is served
 */
export function withOrigins(text, moved) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    // The shell says what is wrong with the file; it has to see it as it is.
    return text;
  }
  return `${JSON.stringify(replaceIn(value, moved), null, 2)}\n`;
}

/**
 * @param {unknown} value
 * @param {ReadonlyMap<string, string>} moved
 * @returns {unknown}
 */
function replaceIn(value, moved) {
  if (typeof value === 'string') {
    for (const [from, to] of moved) {
      if (value === from || value.startsWith(`${from}/`)) return to + value.slice(from.length);
    }
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, moved));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceIn(item, moved)]),
    );
  }
  return value;
}
