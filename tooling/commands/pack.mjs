import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { packCommand, usage } = await import('../packages/pack.mjs');
await runCommand(() => packCommand(process.argv.slice(2)), usage);
