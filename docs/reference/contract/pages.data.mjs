import { endpointPages } from '@praxis/tooling/docs/endpoint-pages.mjs';

/** List of the generated pages, for the index. */
export default {
  load: async () => (await endpointPages()).map(({ params }) => params),
};
