import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

// What follows needs packages, so it may only be imported once they are there.
requireNode();
ensureInstalled();
const { runCommand } = await import('../fault.mjs');
const { takePictures } = await import('../../e2e/pictures/take.mjs');
await runCommand(() => takePictures(process.argv.slice(2)));
