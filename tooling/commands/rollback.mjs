import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { rollbackCommand, usage } = await import('../release/commands.mjs');
await runCommand(() => rollbackCommand(process.argv.slice(2)), usage.rollback);
