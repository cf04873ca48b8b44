import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { packagesOf } from '../build/sources.mjs';
import { rootDirectory } from '../workspace.mjs';
import { lintReport } from './lint-report.mjs';
import { watchFiles } from './watch-files.mjs';

/** Editors write a file in several steps, and a search and replace writes several files. */
const quietFor = 250;

const linted = /\.(?:tsx?|m?js|cjs)$/;

/**
 * A program: lints what is saved in the folders that some apps are made of. It goes with the process
 * that started it, and leaves the processor to the builds.
 */
process.once('disconnect', () => process.exit());
os.setPriority(os.constants.priority.PRIORITY_LOW);

// ESLint that is given no file takes all of them, which lasts a minute.
const eslint = new ESLint({ cwd: rootDirectory, warnIgnored: false, passOnNoPatterns: true });
const report = lintReport(console.log);
/** @type {Set<string>} */
const saved = new Set();
/** @type {NodeJS.Timeout | undefined} */
let soon;
let under = Promise.resolve();

const shown = (/** @type {string} */ file) => path.relative(rootDirectory, file);

async function lintSaved() {
  // What is saved while others are linted waits twice where its editor writes it in two steps.
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
    clearTimeout(soon);
    soon = setTimeout(() => {
      under = under.then(lintSaved).catch((error) => console.log(`lint: ${error.message}`));
    }, quietFor);
  });
}
