import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distOf, remoteIds } from '../workspace.mjs';
import { originsMoved, withOrigins } from './deployment-files.mjs';
import { originsOfConfig } from './read-deployment.mjs';
import {
  contentSecurityPolicy,
  documentHeaders,
  remoteHeaders,
  shellHeaders,
} from './security-headers.mjs';
import { serve } from './serve.mjs';

/**
 * @typedef {import('./serve.mjs').RunningServer} RunningServer
 * @typedef {Record<string, (text: string | undefined) => string | undefined>} Replacements
 */

/**
 * Serves one role app from its build, on its own origin.
 * @param {{ directory: string, port?: number, host?: string, delayMs?: () => number }} options
 */
export const serveRemote = (options) => serve({ ...options, headers: remoteHeaders });

/**
 * Serves the shell from its build. Its config.json and remotes.json get the origins of the running
 * role apps.
 * @param {{
 *   directory: string,
 *   port?: number,
 *   host?: string,
 *   origins: Readonly<Record<string, string>>,
 *   replace?: Replacements,
 *   delayMs?: () => number,
 * }} options `origins` by role app; `replace` as in `serve`, applied after the origins are replaced
 */
export function serveShell({ directory, port, host, origins, replace = {}, delayMs }) {
  const moved = originsMoved(origins);
  /** @param {string} pathname */
  const deploymentFile = (pathname) => (/** @type {string | undefined} */ text) => {
    const placed = text === undefined ? undefined : withOrigins(text, moved);
    const replacement = replace[pathname];
    return replacement ? replacement(placed) : placed;
  };
  const config = path.join(directory, 'config.json');
  return serve({
    directory,
    port,
    host,
    singlePage: true,
    delayMs,
    headers: shellHeaders,
    documentHeaders: (document) => ({
      ...documentHeaders,
      'Content-Security-Policy': contentSecurityPolicy({
        document,
        ...originsOfConfig(
          deploymentFile('/config.json')(
            existsSync(config) ? readFileSync(config, 'utf8') : undefined,
          ),
        ),
      }),
    }),
    replace: {
      ...replace,
      '/config.json': deploymentFile('/config.json'),
      '/remotes.json': deploymentFile('/remotes.json'),
    },
  });
}

/**
 * Serves the whole product: the shell, and each role app on its own origin.
 * @param {{
 *   ports?: Readonly<Record<string, number>>,
 *   host?: string,
 *   directories?: Readonly<Record<string, string>>,
 *   replace?: Replacements,
 *   delayMs?: () => number,
 * }} [options] `ports` by app (default: free ports), `directories` by app (default: its `dist`),
 *   `replace` for the shell's files,
 *   `delayMs` as in `serve`
 * @returns {Promise<{ url: string, servers: Record<string, RunningServer>, close: () => Promise<void> }>}
 */
export async function serveProduct({ ports = {}, host, directories = {}, replace, delayMs } = {}) {
  /** @type {Record<string, RunningServer>} */
  const servers = {};
  const close = async () => {
    await Promise.all(Object.values(servers).map((server) => server.close()));
  };
  const directoryOf = (/** @type {string} */ id) => directories[id] ?? distOf(id);
  try {
    for (const id of remoteIds) {
      servers[id] = await serveRemote({
        directory: directoryOf(id),
        port: ports[id],
        host,
        delayMs,
      });
    }
    const origins = Object.fromEntries(
      Object.entries(servers).map(([id, server]) => [id, server.url]),
    );
    const shell = await serveShell({
      directory: directoryOf('shell'),
      port: ports.shell,
      host,
      origins,
      replace,
      delayMs,
    });
    servers.shell = shell;
    return { url: shell.url, servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
