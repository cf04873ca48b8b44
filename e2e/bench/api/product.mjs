import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serveBuiltProduct } from '../product.mjs';

const worker = fileURLToPath(new URL('./worker.mjs', import.meta.url));

const configOf = (backEnd) => (text) => JSON.stringify({ ...JSON.parse(text), backEnd });

/**
 * Serves the built product with `backEnd` at an API in a process of its own.
 *
 * @returns {Promise<{ origin: string, latency: { ms: number }, signIn: () => Promise<string>,
 *   close: () => Promise<void> }>} `latency` of each response, none at first; `signIn` creates a session
 *   of the sample doctor and returns a script that stores it in a page
 */
export async function serveProductWithApi() {
  const child = fork(worker, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message),
    ended.then(([code]) => Promise.reject(new Error(`The stand-in API exited with ${code}`))),
  ]);
  const origin = `http://localhost:${ready.port}`;
  let latencyMs = 0;
  const product = await serveBuiltProduct({
    replace: { '/config.json': configOf(origin) },
    delayMs: () => latencyMs,
  });
  child.send({ shell: product.origin });
  return {
    origin,
    latency: {
      get ms() {
        return latencyMs;
      },
      set ms(value) {
        latencyMs = value;
        child.send({ latencyMs });
      },
    },
    async signIn() {
      child.send({ signIn: true });
      const [message] = await once(child, 'message');
      const session = JSON.stringify({ realm: 'practice', ...message.session });
      return `if (location.origin === '${origin}')
        sessionStorage.setItem('praxis.session', ${JSON.stringify(session)})`;
    },
    async close() {
      child.kill();
      await Promise.all([ended, product.close()]);
    },
  };
}
