import { kitPages } from '@praxis/tooling/docs/kit-pages.mjs';

export default { paths: kitPages };
