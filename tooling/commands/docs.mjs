import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');

const usage = `Usage: npm run docs [-- --build]

  Serves the documentation as a site that follows what is written.

  --build  writes the site to docs/dist instead`;

await runCommand(async () => {
  // What follows needs packages, so it may only be imported once they are there.
  ensureInstalled();
  const { runProgram } = await import('../test/run-program.mjs');
  const building = process.argv.includes('--build');
  return runProgram({
    name: 'vitepress',
    parameters: [building ? 'build' : 'dev', 'docs'],
    alone: true,
  });
}, usage);
