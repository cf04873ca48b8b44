import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { packCommand } = await import('../packages/pack.mjs');
await runCommand(() => packCommand(process.argv.slice(2)));
