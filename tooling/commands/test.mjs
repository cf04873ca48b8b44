import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { test, usage } = await import('../test/test-command.mjs');
await runCommand(() => test(process.argv.slice(2)), usage);
