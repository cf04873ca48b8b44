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
      const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
      if (!isPage || !server.stats?.hasErrors()) return next();
      const errors = server.stats.toString({ preset: 'errors-only', colors: false });
      const state = createHash('sha256').update(errors).digest('hex');
      response.statusCode = 503;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('ETag', state);
      response.end(pageOf(errors, state));
    },
  };
}

const entities = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });

/**
 * The server holds requests until the current build ends, so polling waits for it. A failed request
 * means that the server was stopped and may be restarted.
 * @param {string} errors
 * @param {string} state
 */
const pageOf = (errors, state) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>The shell doesn’t build</title>
  <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
    pre { overflow: auto; font-size: 0.875rem; }
  </style>
  <h1>The shell doesn’t build</h1>
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
