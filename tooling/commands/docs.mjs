import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

// What follows needs packages, so it may only be imported once they are there.
requireNode();
ensureInstalled();
const { runProgram } = await import('../test/run-program.mjs');
const building = process.argv.includes('--build');
process.exitCode = await runProgram({
  name: 'vitepress',
  parameters: [building ? 'build' : 'dev', 'docs'],
  alone: true,
});
