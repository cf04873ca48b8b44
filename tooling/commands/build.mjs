import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { buildAll, usage } = await import('../build/build-command.mjs');
await runCommand(() => buildAll(process.argv.slice(2)), usage);
