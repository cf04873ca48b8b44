import { createRemote } from '@praxis/tooling/webpack.js';
import { kitAliases as alias, kitRules as rules } from '@praxis/tooling/webpack/kit-rules.js';

export default createRemote(import.meta.url, { alias, rules });
