import type { Dispatcher } from '@praxis/mock-server/core/dispatch';
import { networkFailure } from '@praxis/mock-server/core/faults';
import { intercept } from '@praxis/mock-server/core/intercept';

const dispatcher: Dispatcher = {
  serves: (_method, path) => path.startsWith('/api/'),
  dispatch: async () => ({ status: 200, headers: {}, body: '"answered"' }),
};

/** How a request of the page ends: with an answer, or as one that reaches nobody. */
function send(): Promise<string> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/api/v1/me');
    request.onload = () => resolve(request.responseText);
    request.onerror = () => resolve('no network');
    request.send();
  });
}

it('answers a request of the page', async () => {
  const server = intercept({ dispatcher, faults: (_request, answer) => answer() });
  await expect(send()).resolves.toBe('"answered"');
  server.shutdown();
});

it('ends a request as a browser does where the network is gone', async () => {
  const server = intercept({ dispatcher, faults: async () => networkFailure });
  await expect(send()).resolves.toBe('no network');
  server.shutdown();
});
