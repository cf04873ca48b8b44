import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { mockApi } = await import('../mock-api/mock-api.mjs');
const { usage } = await import('../mock-api/options.mjs');
await runCommand(() => mockApi(process.argv.slice(2)), usage);
