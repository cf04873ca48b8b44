import { serveProduct } from '../../tooling/serve/product.mjs';
import { backEndFrom } from '../../tooling/start/start.mjs';
import { test as base } from '../fixtures';
import { startMockApi, type MockApi } from './mock-api';

/**
 * Serves the product against an API in another process, so that all data in the page's memory is
 * held by the product itself.
 */
export const test = base.extend<object, { api: MockApi }>({
  api: [
    async ({ playwright: _ }, use) => {
      const api = await startMockApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
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
