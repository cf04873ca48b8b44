import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { packCommand, usage } = await import('../packages/pack.mjs');
await runCommand(() => packCommand(process.argv.slice(2)), usage);
