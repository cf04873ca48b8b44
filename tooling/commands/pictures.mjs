import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

// What follows needs packages, so it may only be imported once they are there.
requireNode();
ensureInstalled();
const { takePictures } = await import('../../e2e/pictures/take.mjs');
const names = process.argv.slice(2);
await takePictures(names.length > 0 ? names : undefined);
