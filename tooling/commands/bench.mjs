import { ensureInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';

// Imported dynamically: it needs packages, which `ensureInstalled` installs first.
requireNode();
ensureInstalled();
await import('../../e2e/bench/run.mjs');
