import { sdkPages } from '@praxis/tooling/docs/sdk-pages.mjs';

/** List of the generated pages, for the index. */
export default {
  load: async () => (await sdkPages()).map(({ params }) => params),
};
