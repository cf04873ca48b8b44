import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

requireNode();
const { runCommand } = await import('../user-error.mjs');
const { wordsOf } = await import('../words-of.mjs');

const usage = `Usage: npm run pictures [-- <picture> ...]

  Takes the pictures of the documentation, or only the named ones (see e2e/pictures/scenes.mjs).`;

await runCommand(async () => {
  const names = wordsOf(process.argv.slice(2));
  // Imported dynamically: it needs packages, which `ensureInstalled` installs first.
  ensureInstalled();
  const { takePictures } = await import('../../e2e/pictures/take.mjs');
  await takePictures(names);
}, usage);
