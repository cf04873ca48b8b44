import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFrom, originOf, portsFrom } from '../ports.mjs';
import { originsMoved, withOrigins } from '../serve/deployment-files.mjs';
import { directoryOf, remoteIds } from '../workspace.mjs';
import { unbuiltPage } from './unbuilt-page.js';

/** @typedef {import('webpack-dev-server').Middleware} Middleware */

/**
 * How `webpack serve` serves an app from its source, on the app's port.
 * @param {string} id
 * @param {{ hot: boolean, port?: string }} options `hot`: exchange changed components in the open page,
 *   which needs the shell to be served from source as well; otherwise the page is loaded again. `port`:
 *   another than the app's, by `--port`
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(id, { hot, port: asked }) {
  const ports = portsFrom(process.env);
  const port = Number(asked) || (ports[id] ?? 0);
  return {
    port,
    host: hostFrom(process.env),
    hot,
    liveReload: !hot,
    static: false,
    // A process that starts several apps says itself where they are.
    onListening: () => {
      const file = id === 'shell' ? '' : '/remote.json';
      if (!process.send) console.log(`${id} is at ${originOf(port)}${file}`);
    },
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // `BuildReport` says what became of a build, in one line.
    devMiddleware: { stats: 'none' },
    client: {
      // What a build cannot make stands over the page, whoever's build it is; what fails while it runs
      // is the product's own to show.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      // The page is on the shell's origin: without this, an app's client would ask there.
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    ...(id === 'shell' ? shellParts(ports) : {}),
  };
}

/**
 * What the shell's server does besides: the page for every address, and the deployment's files.
 * @param {Readonly<Record<string, number>>} ports
 * @returns {import('webpack-dev-server').Configuration}
 */
const shellParts = (ports) => ({
  historyApiFallback: true,
  setupMiddlewares: (middlewares, server) => [
    deploymentFiles(ports),
    ...middlewares,
    unbuiltPage(server),
  ],
});

/**
 * The shell's configuration, with the addresses that things are served at here.
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
