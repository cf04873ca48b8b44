import { createShell } from '@praxis/tooling/webpack.js';

export default createShell(import.meta.url);
