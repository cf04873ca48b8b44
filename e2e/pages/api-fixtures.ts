import { serveProduct } from '../../tooling/serve/product.mjs';
import { backEndFrom } from '../../tooling/start/start.mjs';
import { test as base } from '../fixtures';
import { startMockApi, type MockApi } from './mock-api';

/**
 * Serves the product against an API in another process, so that all data in the page's memory is
 * held by the product itself. Each test begins with the sample data.
 */
export const test = base.extend<{ sampleData: undefined }, { api: MockApi }>({
  api: [
    async ({ playwright: _ }, use) => {
      const api = await startMockApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  sampleData: [
    async ({ api }, use) => {
      // The tests of a worker share its API, and some change the account that others sign in with.
      const { ok, status } = await fetch(`${api.url}/simulation/reset`, { method: 'POST' });
      if (!ok) throw new Error(`The API did not reset its data: ${status}.`);
      await use(undefined);
    },
    { auto: true },
  ],
  product: [
    async ({ api }, use) => {
      const product = await serveProduct({ replace: backEndFrom({ BACK_END: api.url }) });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});
