import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { compatCommand, usage } = await import('../compat/compat.mjs');
await runCommand(() => compatCommand(process.argv.slice(2)), usage);
