import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');
const { start } = await import('../start/start.mjs');
await runCommand(() => start());
