import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { buildAll } = await import('../build/build-command.mjs');
await runCommand(() => buildAll(process.argv.slice(2)));
