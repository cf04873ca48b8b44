import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { firstBuildErrorsPage } from '../webpack/build-errors-page.js';
import { BuildReport } from '../webpack/build-report.js';
import { configOf, idOf } from './app-of.mjs';
import { host } from './dev-options.mjs';
import { deploymentWith } from './deployment-with.mjs';

/** @typedef {{ url: string, close: () => Promise<void> }} DevServer */

/**
 * Serves the app from source within a deployed shell: this server serves the app, adds it to the
 * shell's `remotes.json`, and proxies everything else. The browser sees one origin, so the
 * deployment need not know about it.
 * @param {{ directory: string, shell: string, port: number }} options `shell`: its URL
 * @returns {Promise<DevServer>}
 */
export async function dev({ directory, shell, port }) {
  const id = idOf(directory);
  const config = await configOf(directory, { serving: true });
  const compiler = webpack({
    ...config,
    plugins: [...(config.plugins ?? []), new BuildReport(id)],
  });
  const base = `/@${id}/`;
  const deployment = deploymentWith({ id, directory, base, shell });
  const server = new WebpackDevServer(
    {
      port,
      host,
      // Replaces texts; any other change reloads the page.
      hot: true,
      static: false,
      compress: false,
      allowedHosts: 'auto',
      devMiddleware: { publicPath: base, stats: 'none' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        // The page's own origin, to which its policy allows connections.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      setupMiddlewares: (middlewares, one) => [
        firstBuildErrorsPage(one, id),
        deployment,
        ...middlewares,
      ],
      proxy: [
        {
          context: (pathname) => !pathname.startsWith(base) && pathname !== '/ws',
          target: shell,
          changeOrigin: true,
          ws: false,
          onProxyRes: ({ headers }) => allowOverlay(headers),
        },
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, close: () => server.stop() };
}

/**
 * Allows the overlay with build errors in the shell's policy for trusted types.
 * @param {import('node:http').IncomingHttpHeaders} headers of the shell's response
 */
function allowOverlay(headers) {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace(
      /(^|; *)trusted-types /,
      '$&webpack-dev-server#overlay ',
    );
}
