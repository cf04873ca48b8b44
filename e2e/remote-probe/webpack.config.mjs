import { createRemote } from '@praxis/tooling/webpack.js';

export default createRemote(import.meta.url);
