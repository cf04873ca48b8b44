import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

// What follows needs packages, so it may only be imported once they are there.
requireNode();
ensureInstalled();
await import('../../e2e/bench/run.mjs');
