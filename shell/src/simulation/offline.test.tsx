import type { Dispatcher } from '@praxis/mock-server/core/dispatch';
import { networkFailure } from '@praxis/mock-server/core/faults';
import { intercept } from '@praxis/mock-server/core/intercept';

const dispatcher: Dispatcher = {
  serves: (_method, path) => path.startsWith('/api/'),
  dispatch: async () => ({ status: 200, headers: {}, body: '"answered"' }),
};

/** Sends a request; resolves with the response, or with "no network". */
function send(): Promise<string> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/api/v1/me');
    request.onload = () => resolve(request.responseText);
    request.onerror = () => resolve('no network');
    request.send();
  });
}

it('responds to a request of the page', async () => {
  const server = intercept({ dispatcher, faults: (_request, respond) => respond() });
  await expect(send()).resolves.toBe('"answered"');
  server.shutdown();
});

it('fails a request like a browser without a network', async () => {
  const server = intercept({ dispatcher, faults: async () => networkFailure });
  await expect(send()).resolves.toBe('no network');
  server.shutdown();
});
