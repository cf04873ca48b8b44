import { kitPages } from '@praxis/tooling/docs/kit-pages.mjs';

/** List of the generated pages, for the index. */
export default {
  load: async () => (await kitPages()).map(({ params }) => params),
};
