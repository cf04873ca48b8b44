import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { releasesCommand, usage } = await import('../release/commands.mjs');
await runCommand(() => releasesCommand(process.argv.slice(2)), usage.releases);
