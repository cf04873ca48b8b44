import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { releaseCommand, usage } = await import('../release/commands.mjs');
await runCommand(() => releaseCommand(process.argv.slice(2)), usage.release);
