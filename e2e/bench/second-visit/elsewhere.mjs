import http from 'node:http';

/**
 * Serves an empty page of another site than the measured pages', which are at `localhost`: who leaves
 * for it and returns gets a new process, as from any other site.
 *
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveElsewhere() {
  const server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
