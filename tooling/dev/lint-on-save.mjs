import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { packagesOf } from '../build/sources.mjs';
import { rootDirectory } from '../workspace.mjs';
import { lintReport } from './lint-report.mjs';
import { watchFiles } from './watch-files.mjs';

/**
 * Debounce time in milliseconds: editors save a file in several steps, and a search and replace
 * saves several files.
 */
const debounceMs = 250;

const linted = /\.(?:tsx?|m?js|cjs)$/;

/**
 * A program that lints files of the given apps when they are saved. It exits with its parent
 * process, and runs at low priority so that the builds get the CPU.
 */
process.once('disconnect', () => process.exit());
os.setPriority(os.constants.priority.PRIORITY_LOW);

// Without `passOnNoPatterns`, ESLint lints all files if given none, which takes a minute.
const eslint = new ESLint({ cwd: rootDirectory, warnIgnored: false, passOnNoPatterns: true });
const report = lintReport(console.log);
/** @type {Set<string>} */
const saved = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let queue = Promise.resolve();

const shown = (/** @type {string} */ file) => path.relative(rootDirectory, file);

async function lintSaved() {
  // A file saved twice during a lint run is queued twice; the second time, nothing is left.
  if (saved.size === 0) return;
  const files = [...saved];
  saved.clear();
  const gone = files.filter((file) => !existsSync(file));
  const results = await eslint.lintFiles(files.filter((file) => !gone.includes(file)));
  report([
    ...gone.map((file) => ({ file: shown(file), messages: [] })),
    ...results.map(({ filePath, messages }) => ({ file: shown(filePath), messages })),
  ]);
}

for (const name of new Set(process.argv.slice(2).flatMap((id) => packagesOf(id)))) {
  watchFiles(path.join(rootDirectory, name, 'src'), (file) => {
    if (!linted.test(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(lintSaved).catch((error) => console.log(`lint: ${error.message}`));
    }, debounceMs);
  });
}
