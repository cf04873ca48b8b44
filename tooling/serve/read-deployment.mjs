/**
 * Origins for the content security policy from `config.json`; none if the file is invalid.
 * @param {string | undefined} text
 * @returns {{ remoteOrigins: string[], backEnd?: string, errorReports?: string }}
 */
export function originsOfConfig(text) {
  try {
    const config = JSON.parse(text ?? '');
    /** @type {unknown[]} */
    const listed = [config.remoteOrigins, config.overrideOrigins]
      .filter((list) => Array.isArray(list))
      .flat();
    return {
      remoteOrigins: listed.flatMap((address) => originOfAddress(address) ?? []),
      backEnd: originOfAddress(config.backEnd),
      errorReports: originOfAddress(config.errorReports),
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
 * URLs of the role apps' manifests in a `remotes.json`; none if the file is invalid, and without
 * entries that have no URL.
 * @param {string} text
 * @param {string} shell origin of the shell, for relative URLs
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
    // The shell reports what is wrong with the file.
  }
  return found;
}

/**
 * Path of the API in `config.json`, if the API is behind the shell's own origin.
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
