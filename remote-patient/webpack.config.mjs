import { createRemote } from '@praxis/tooling/webpack.js';

// Most pages show a subscription or its price. All of the app stays below 70 KB.
export default createRemote(import.meta.url, { commonFrom: 4, splitFrom: 10_000 });
