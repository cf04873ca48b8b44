import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { siteParameters, usage } = await import('../docs/site-command.mjs');

await runCommand(async () => {
  const parameters = siteParameters(process.argv.slice(2), process.env);
  // Imported dynamically: it needs packages, which `ensureInstalled` installs first.
  ensureInstalled();
  const { runProgram } = await import('../test/run-program.mjs');
  return runProgram({ name: 'vitepress', parameters, alone: true });
}, usage);
