import { endpointPages } from '@praxis/tooling/docs/endpoint-pages.mjs';

/** What there is a page of, for the index. */
export default {
  load: async () => (await endpointPages()).map(({ params }) => params),
};
