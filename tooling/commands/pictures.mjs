import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../fault.mjs');

const usage = `Usage: npm run pictures [-- <picture> ...]

  Takes the pictures of the documentation, or those that are named: see e2e/pictures/scenes.mjs.`;

await runCommand(async () => {
  // What follows needs packages, so it may only be imported once they are there.
  ensureInstalled();
  const { takePictures } = await import('../../e2e/pictures/take.mjs');
  await takePictures(process.argv.slice(2));
}, usage);
