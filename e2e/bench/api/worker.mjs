import http from 'node:http';
import { register } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serves the shell's files and an API on one origin, like a deployment behind a reverse proxy.
 * Sends its port once it listens, and receives the URL of the shell, and how long each response of the
 * API waits. A sign-in message is answered with a session.
 */
register('../computations/typescript-hooks.mjs', import.meta.url);
const { createStandIn } = await import('../../../mock-server/bench/stand-in.ts');

const { signIn, respond } = await createStandIn(Date.now());
let shell;
let latencyMs = 0;

async function textOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function serveApi(request, response) {
  const [path, query = ''] = request.url.split('?');
  const body = await textOf(request);
  if (latencyMs > 0) await sleep(latencyMs);
  const { method, headers } = request;
  const answered = await respond({ method, path, query, body, headers });
  response.writeHead(answered.status, { ...answered.headers, 'Cache-Control': 'no-store' });
  response.end(answered.body);
}

function serveFile(request, response) {
  const { method, headers, url } = request;
  const proxied = http.request(new URL(url, shell), { method, headers }, (file) => {
    response.writeHead(file.statusCode, file.headers);
    file.pipe(response);
  });
  proxied.once('error', () => response.destroy());
  request.pipe(proxied);
}

const server = http.createServer((request, response) =>
  request.url.startsWith('/api/')
    ? serveApi(request, response).catch(() => response.destroy())
    : serveFile(request, response),
);
process.on('message', async (message) => {
  if (message.shell) shell = message.shell;
  latencyMs = message.latencyMs ?? latencyMs;
  if (message.signIn) process.send({ session: await signIn() });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
