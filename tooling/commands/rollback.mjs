import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { rollbackCommand } = await import('../release/commands.mjs');
await runCommand(() => rollbackCommand(process.argv.slice(2)));
