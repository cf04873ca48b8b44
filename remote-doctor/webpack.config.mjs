import { createRemote } from '@praxis/tooling/webpack.js';

// Fewer files for each page, and less that stands in several of them.
export default createRemote(import.meta.url, { commonFrom: 5 });
