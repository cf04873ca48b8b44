import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { dev, usage } = await import('../dev/dev.mjs');
await runCommand(() => dev(process.argv.slice(2)), usage);
