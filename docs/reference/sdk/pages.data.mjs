import { sdkPages } from '@praxis/tooling/docs/sdk-pages.mjs';

/** What there is a page of, for the index. */
export default {
  load: async () => (await sdkPages()).map(({ params }) => params),
};
