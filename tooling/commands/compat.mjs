import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { compatCommand, usage } = await import('../compat/compat.mjs');
await runCommand(() => compatCommand(process.argv.slice(2)), usage);
