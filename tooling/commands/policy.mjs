import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { printPolicy, usage } = await import('../serve/print-policy.mjs');
await runCommand(() => printPolicy(process.argv.slice(2)), usage);
