import { createRemote } from '@praxis/tooling/webpack.js';

// Most pages show a subscription or what it costs. Who uses all of the app loads at most 70 KB of it.
export default createRemote(import.meta.url, { commonFrom: 4, splitFrom: 10_000 });
