import { defaultPort, originOf, portsFrom } from '../ports.mjs';

/** The ports in the committed config.json and remotes.json. */
const committedPorts = portsFrom({ PORT: String(defaultPort) });

/**
 * @param {Readonly<Record<string, string>>} origins of the running role apps, by app
 * @returns {Map<string, string>} origin in the committed files -> origin that is served
 */
export const originsMoved = (origins) =>
  new Map(
    Object.entries(origins).map(([id, origin]) => [originOf(committedPorts[id] ?? 0), origin]),
  );

/**
 * Replaces origins in a deployment's JSON file. The committed files contain the default ports;
 * every string that starts with one of their origins gets the origin that is served.
 * @param {string} text of `config.json` or `remotes.json`
 * @param {ReadonlyMap<string, string>} moved origin in the file -> origin that is served
 */
export function withOrigins(text, moved) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    // Passed on unchanged: the shell reports what is wrong with the file.
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
