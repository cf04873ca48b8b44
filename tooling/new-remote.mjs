import { runCommand } from './user-error.mjs';
import { newRemote, usage } from './new-remote/new-remote.mjs';

await runCommand(() => newRemote(process.argv.slice(2)), usage);
