import { createHash } from 'node:crypto';

/** @typedef {import('webpack').Stats | import('webpack').MultiStats} Stats */

/**
 * Development: serves a page with the build errors as long as the shell's first build fails,
 * because there is no page yet over which an overlay could show them. It reloads when the build
 * changes.
 * @param {{ stats?: Stats }} server whose `stats` are those of the last build
 * @returns {import('webpack-dev-server').Middleware}
 */
export function buildErrorsPage(server) {
  return {
    name: 'build-errors-page',
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    middleware: (request, response, next) => {
      if (!isPage(request) || !server.stats?.hasErrors()) return next();
      sendErrors(response, server.stats, 'The shell');
    },
  };
}

/**
 * The same for a role app in a deployed shell, whose page would show a fault of the app and not notice
 * when it is gone. After the first successful build, an overlay in the page shows errors.
 * @param {import('webpack-dev-server').default} server
 * @param {string} app
 * @returns {import('webpack-dev-server').Middleware}
 */
export function firstBuildErrorsPage(server, app) {
  let isBuilt = false;
  return {
    name: 'first-build-errors-page',
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    middleware: (request, response, next) => {
      if (isBuilt || !isPage(request)) return next();
      server.middleware?.waitUntilValid((stats) => {
        isBuilt ||= !stats?.hasErrors();
        if (isBuilt || !stats) return next();
        sendErrors(response, stats, app);
      });
    },
  };
}

/** @param {import('node:http').IncomingMessage} request */
const isPage = ({ headers }) => /\btext\/html\b/.test(headers.accept ?? '');

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Stats} stats
 * @param {string} what that doesn't build
 */
function sendErrors(response, stats, what) {
  const errors = stats.toString({ preset: 'errors-only', colors: false });
  const state = createHash('sha256').update(errors).digest('hex');
  response.statusCode = 503;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('ETag', state);
  response.end(pageOf(what, errors, state));
}

const entities = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });

/**
 * The server holds requests until the current build ends, so polling waits for it. A failed request
 * means that the server was stopped and may be restarted.
 * @param {string} what
 * @param {string} errors
 * @param {string} state
 */
const pageOf = (what, errors, state) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${what} doesn’t build</title>
  <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
    pre { overflow: auto; font-size: 0.875rem; }
  </style>
  <h1>${what} doesn’t build</h1>
  <p>Praxis opens here as soon as it does.</p>
  <pre>${errors.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</pre>
  <script>
    async function follow() {
      const answer = await fetch(location, { headers: { Accept: 'text/html' } }).catch(() => null);
      if (answer && answer.headers.get('ETag') !== '${state}') location.reload();
      else setTimeout(follow, 500);
    }
    follow();
  </script>
</html>
`;
