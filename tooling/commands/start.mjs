import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { start, usage } = await import('../start/start.mjs');
await runCommand(() => start(process.argv.slice(2)), usage);
