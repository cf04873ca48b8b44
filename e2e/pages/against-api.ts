import { serveProduct } from '../../tooling/serve/product.mjs';
import { backEndFrom } from '../../tooling/start/start.mjs';
import { test as base } from '../fixtures';
import { startMockApi, type MockApi } from './mock-api';

/** The product against an API in another process: what the page holds of anybody is the product's own doing. */
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
