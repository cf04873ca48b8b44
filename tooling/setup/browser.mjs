import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findChromium } from '../env/chromium.mjs';
import { Fault } from '../fault.mjs';
import { rootDirectory } from '../workspace.mjs';

/**
 * Ways to a browser where none is found, tried in this order.
 * @type {{ what: string, possible: () => boolean, commands: string[][] }[]}
 */
const ways = [
  {
    what: "Playwright's Chromium",
    possible: () => true,
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  {
    what: "Debian's package",
    possible: () => process.getuid?.() === 0 && runs('apt-get', ['--version']),
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  },
];

/**
 * @param {string} command
 * @param {string[]} parameters
 */
const runs = (command, parameters) =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;

/**
 * The browser for browser tests, installed where none is.
 * @returns {string} path of the program
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    throw new Fault(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`);
  }
  const found = findChromium();
  if (found) return found;
  for (const { what, possible, commands } of ways) {
    if (!possible()) continue;
    console.log(`No browser is installed. Installing ${what} ...`);
    commands.every(
      ([command = '', ...parameters]) =>
        spawnSync(command, parameters, {
          cwd: rootDirectory,
          stdio: 'inherit',
          timeout: 300_000,
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        }).status === 0,
    );
    const installed = findChromium();
    // A browser whose system libraries are missing is there and cannot start.
    if (installed && runs(installed, ['--version'])) return installed;
  }
  throw new Fault(
    'No browser for the browser tests could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chrome.',
  );
}
