import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { nginxCommand, usage } = await import('../deployment/nginx-command.mjs');
await runCommand(() => nginxCommand(process.argv.slice(2)), usage);
