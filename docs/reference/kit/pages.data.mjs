import { kitPages } from '@praxis/tooling/docs/kit-pages.mjs';

/** What there is a page of, for the index. */
export default {
  load: async () => (await kitPages()).map(({ params }) => params),
};
