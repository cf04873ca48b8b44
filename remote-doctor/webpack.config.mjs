import { createRemote } from '@praxis/tooling/webpack.js';

// Fewer files for each page, and less that stands in several of them: who works with all of the app loads
// at most 90 KB of it.
export default createRemote(import.meta.url, { commonFrom: 5, splitFrom: 5_000 });
