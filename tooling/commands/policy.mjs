import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { printPolicy, usage } = await import('../serve/print-policy.mjs');
await runCommand(() => printPolicy(process.argv.slice(2)), usage);
