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

/**
 * What the content security policy needs of `config.json`; nothing of a file that is not one.
 * @param {string | undefined} text
 * @returns {{ remoteOrigins: string[], backEnd?: string }}
 */
export function originsOfConfig(text) {
  try {
    const config = JSON.parse(text ?? '');
    /** @type {unknown[]} */
    const listed = Array.isArray(config.remoteOrigins) ? config.remoteOrigins : [];
    return {
      remoteOrigins: listed.flatMap((address) => originOfAddress(address) ?? []),
      backEnd: originOfAddress(config.backEnd),
    };
  } catch {
    return { remoteOrigins: [] };
  }
}

/** @param {unknown} address */
function originOfAddress(address) {
  return typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;
}

/**
 * The role apps that a `remotes.json` names, and where their manifests are; nothing of a file that
 * is not one, nor of an entry without an address.
 * @param {string} text
 * @param {string} shell origin that an address without one is of
 * @returns {Record<string, URL>} by app
 */
export function manifestAddresses(text, shell) {
  /** @type {Record<string, URL>} */
  const found = {};
  try {
    for (const [id, entry] of Object.entries(JSON.parse(text))) {
      const manifest = entry?.manifest;
      if (typeof manifest === 'string' && manifest && URL.canParse(manifest, shell))
        found[id] = new URL(manifest, shell);
    }
  } catch {
    // The shell says what is wrong with the file.
  }
  return found;
}

/**
 * The path that `config.json` has for the API, where that is behind the shell's own origin.
 * @param {string} text
 */
export function apiPathOfConfig(text) {
  try {
    const { backEnd } = JSON.parse(text);
    return typeof backEnd === 'string' && backEnd.startsWith('/')
      ? backEnd.replace(/\/+$/, '')
      : undefined;
  } catch {
    return undefined;
  }
}
