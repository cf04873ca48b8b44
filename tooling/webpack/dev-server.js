import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFree, portFrom } from '../free-port.mjs';
import { hostFrom, originOf, portsFrom } from '../ports.mjs';
import { originsMoved, withOrigins } from '../serve/deployment-files.mjs';
import { UserError } from '../user-error.mjs';
import { directoryOf, remoteIds } from '../workspace.mjs';
import { buildErrorsPage } from './build-errors-page.js';

/** @typedef {import('webpack-dev-server').Middleware} Middleware */

/**
 * Options of `webpack serve` for an app, on the app's port.
 * @param {string} id
 * @param {{ hot: boolean, port?: string }} options `hot`: replace changed components in the open page,
 *   which needs the shell to be served from source as well; otherwise the page reloads. `port`:
 *   overrides the app's port (`--port`)
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(id, { hot, port: asked }) {
  const ports = portsFrom(process.env);
  const port = asked === undefined ? (ports[id] ?? 0) : portFrom(asked, '--port');
  return {
    port,
    host: hostFrom(process.env),
    hot,
    liveReload: !hot,
    static: false,
    // A process that starts several apps prints their URLs itself.
    onListening: () => {
      const file = id === 'shell' ? '' : '/remote.json';
      if (!process.send) console.log(`${id} is at ${originOf(port)}${file}`);
    },
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // `BuildReport` logs the result of a build in one line.
    devMiddleware: { stats: 'none' },
    client: {
      // Shows build errors over the page, whichever app they are in; the product shows its own
      // runtime errors.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      // The page has the shell's origin, where an app's client would connect by default.
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    ...(id === 'shell' ? shellParts(ports) : {}),
  };
}

/**
 * The same, before the app is built for nothing: webpack's server throws where nobody can catch it if
 * its port is in use.
 * @param {Parameters<typeof devServer>} parameters
 */
export async function devServerOnFreePort(...parameters) {
  const server = devServer(...parameters);
  const port = Number(server.port);
  if (await isFree(port, String(server.host))) return server;
  throw new UserError(
    `Port ${port} is in use by another program. Stop it, or choose another: npx webpack serve --port ${port < 65_436 ? port + 100 : 4000}`,
  );
}

/**
 * Extra options of the shell's server: the page at every address, and the deployment's files.
 * @param {Readonly<Record<string, number>>} ports
 * @returns {import('webpack-dev-server').Configuration}
 */
const shellParts = (ports) => ({
  historyApiFallback: true,
  setupMiddlewares: (middlewares, server) => [
    deploymentFiles(ports),
    ...middlewares,
    buildErrorsPage(server),
  ],
});

/**
 * Serves the shell's configuration with the origins of the local servers.
 * @param {Readonly<Record<string, number>>} ports
 * @returns {Middleware}
 */
function deploymentFiles(ports) {
  const origins = Object.fromEntries(remoteIds.map((id) => [id, originOf(ports[id] ?? 0)]));
  const moved = originsMoved(origins);
  return {
    name: 'deployment-files',
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    middleware: async (request, response, next) => {
      const name = /^\/((?:config|remotes)\.json)$/.exec(request.url?.split('?')[0] ?? '')?.[1];
      if (!name) return next();
      try {
        const text = await readFile(path.join(directoryOf('shell'), 'public', name), 'utf8');
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(withOrigins(text, moved));
      } catch (error) {
        next(error);
      }
    },
  };
}
