import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { originsMoved, withOrigins } from '../serve/deployment-files.mjs';
import { directoryOf } from '../workspace.mjs';

/** @typedef {import('webpack-dev-server').Middleware} Middleware */

const renderersForAll = path.join(import.meta.dirname, 'renderers-for-all.js');

/**
 * Serves one app from its source and builds it again whenever a source changes.
 * @param {{
 *   id: string,
 *   port: number,
 *   host: string,
 *   hot: boolean,
 *   origins: Readonly<Record<string, string>>,
 * }} options `hot`: exchange changed components in the open page, which needs the shell to be
 *   served from source as well; otherwise the page is loaded again. `origins` of the role apps
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startDevServer({ id, port, host, hot, origins }) {
  const configFile = path.join(directoryOf(id), 'webpack.config.mjs');
  const { default: createConfig } = await import(pathToFileURL(configFile).href);
  const { devServer, ...config } = createConfig({ mode: 'development', hot, port });
  if (hot && id === 'shell') config.entry.main = [renderersForAll, config.entry.main];
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack made no compiler for ${id}.`);
  const built = report(id, compiler);
  const server = new WebpackDevServer(
    {
      ...devServer,
      port,
      host,
      hot,
      liveReload: !hot,
      open: false,
      setupExitSignals: false,
      static: false,
      // `report` says what became of a build, in one line.
      devMiddleware: { ...devServer.devMiddleware, stats: 'none' },
      // The page is on the shell's origin: without this, an app's client would ask there.
      client: { ...devServer.client, webSocketURL: `ws://localhost:${port}/ws` },
      setupMiddlewares: (middlewares) => [
        ...(id === 'shell' ? [deploymentFiles(originsMoved(origins))] : []),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return () => server.stop();
}

/**
 * The shell's configuration, with the addresses that things are served at here.
 * @param {ReadonlyMap<string, string>} moved
 * @returns {Middleware}
 */
const deploymentFiles = (moved) => ({
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
});

/**
 * One line for each time that an app was built, or what is wrong with it.
 * @param {string} id
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<void>} when it was built for the first time
 */
const report = (id, compiler) =>
  new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
      if (stats.hasErrors()) console.error(`${id}: ${stats.toString('errors-only')}`);
      else console.log(`${id}: built in ${seconds} s`);
      resolve();
    });
  });
