import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../build/build-apps.mjs';
import { placeDeploymentFiles } from '../build/deployment-files.mjs';
import { staleApps } from '../build/staleness.mjs';
import { importTypeScript } from '../env/typescript.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureNginx } from '../setup/nginx.mjs';
import { appIds, rootDirectory } from '../workspace.mjs';
import { audit } from './audit.mjs';
import { countJest, countPlaywright, resultOf } from './reports.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {import('./schedule.mjs').Result} Result */
/** @typedef {import('./schedule.mjs').Step & { parts: readonly string[] }} TestStep */

const reportDirectory = path.join(rootDirectory, 'node_modules/.cache/praxis');

/**
 * Path of a report; removes the report of an earlier run.
 * @param {string} name
 */
function freshReport(name) {
  const file = path.join(reportDirectory, `${name}.json`);
  mkdirSync(reportDirectory, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Creates a step from a program that passes or fails as a whole, which counts as one check.
 * @param {Parameters<typeof runProgram>[0]} program
 * @returns {() => Promise<Result>}
 */
const check = (program) => async () =>
  (await runProgram(program)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** @returns {Promise<Result>} */
async function importCycleCheck() {
  const { importCycles } = /** @type {typeof import('../checks/import-cycles')} */ (
    await importTypeScript(path.join(rootDirectory, 'tooling/checks/import-cycles.ts'))
  );
  const cycles = importCycles(rootDirectory);
  for (const files of cycles) console.error(`Import cycle: ${files.join(', ')}`);
  return { passed: cycles.length === 0 ? 1 : 0, failed: cycles.length };
}

/** @returns {Promise<Result>} */
async function unitTests() {
  const file = freshReport('jest');
  const exitCode = await runProgram({
    name: 'jest',
    parameters: ['--ci', '--json', `--outputFile=${file}`, '--reporters=default'],
    env: { NODE_ENV: 'test' },
    alone: true,
  });
  return resultOf({ file, exitCode, count: countJest });
}

/** @returns {Promise<Result>} */
async function productionBuild() {
  await placeDeploymentFiles();
  await buildApps(await staleApps(appIds));
  return { passed: 1, failed: 0 };
}

/**
 * @param {readonly string[]} [selection] Playwright's parameters that select the tests to run
 * @param {NodeJS.ProcessEnv} [env] further environment variables
 * @returns {Promise<Result>}
 */
async function playwrightTests(selection = [], env = {}) {
  const file = freshReport('playwright');
  const exitCode = await runProgram({
    name: '@playwright/test',
    command: 'playwright',
    parameters: ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...selection],
    env: {
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...env,
    },
    alone: true,
  });
  return resultOf({ file, exitCode, count: countPlaywright });
}

/**
 * Runs all browser tests, including those of a deployment; only these need nginx.
 * @returns {Promise<Result>}
 */
async function browserTests() {
  const { missing, program } = ensureNginx();
  return { ...(await playwrightTests([], program ? { NGINX_PATH: program } : {})), missing };
}

/**
 * All steps of `npm test`, in order. Two checks with one processor each run concurrently.
 * @type {readonly TestStep[]}
 */
export const testSteps = [
  {
    name: 'types',
    parts: ['static'],
    processors: 1,
    run: check({ name: 'typescript', command: 'tsc', parameters: ['-b'] }),
  },
  {
    name: 'lint',
    parts: ['static'],
    processors: 1,
    run: check({ name: 'eslint', parameters: ['.', '--max-warnings=0'] }),
  },
  {
    name: 'format',
    parts: ['static'],
    processors: 1,
    run: check({ name: 'prettier', parameters: ['--check', '.', '--log-level=warn'] }),
  },
  {
    name: 'dead code',
    parts: ['static'],
    processors: 1,
    run: check({ name: 'knip', parameters: ['--no-progress', '--no-config-hints'] }),
  },
  { name: 'import cycles', parts: ['static'], processors: 1, run: importCycleCheck },
  {
    name: 'documentation site',
    parts: ['static'],
    processors: 1,
    run: check({ name: 'vitepress', parameters: ['build', 'docs'] }),
  },
  {
    name: 'checks for known vulnerabilities',
    parts: ['static'],
    processors: 1,
    run: () => audit(),
  },
  { name: 'unit and integration tests', parts: ['unit'], processors: 2, run: unitTests },
  { name: 'build', parts: ['smoke', 'browser'], processors: 2, run: productionBuild },
  {
    name: 'smoke tests',
    parts: ['smoke'],
    processors: 2,
    after: 'build',
    run: () => playwrightTests(['--grep=@smoke']),
  },
  {
    name: 'browser tests',
    parts: ['browser'],
    processors: 2,
    after: 'build',
    run: browserTests,
  },
];
