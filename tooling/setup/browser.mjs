import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findChromium } from '../env/chromium.mjs';
import { UserError } from '../user-error.mjs';
import { rootDirectory } from '../workspace.mjs';

/** Timeout of one step of an installation, in milliseconds. */
const timeoutMs = 300_000;

/**
 * Ways to install a browser if none is found, in this order.
 * @type {{ what: string, asRoot: boolean, commands: string[][] }[]}
 */
const installations = [
  {
    what: "Playwright's Chromium",
    asRoot: false,
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  {
    what: "Debian's package",
    asRoot: true,
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    ],
  },
];

/**
 * Interface to the computer, for tests.
 * @typedef {{
 *   find: () => string | undefined,
 *   succeeds: (command: string, parameters: string[], shown: boolean) => boolean,
 *   isRoot: boolean,
 *   chosen: string | undefined,
 * }} Computer `chosen`: the browser that CHROMIUM_PATH names
 */

/** @returns {Computer} */
const thisComputer = () => ({
  find: findChromium,
  succeeds: (command, parameters, shown) =>
    spawnSync(command, parameters, {
      cwd: rootDirectory,
      stdio: shown ? 'inherit' : 'ignore',
      timeout: timeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  isRoot: process.getuid?.() === 0,
  chosen: process.env.CHROMIUM_PATH,
});

/**
 * The browser for browser tests; installs one if none is found.
 * @returns {string} path of the program
 */
export function ensureBrowser({ find, succeeds, isRoot, chosen } = thisComputer()) {
  const found = find();
  if (found) return found;
  if (chosen) throw new UserError(`CHROMIUM_PATH names ${chosen}, which is not executable.`);
  for (const { what, asRoot, commands } of installations) {
    if (asRoot && !isRoot) continue;
    console.log(`No browser is installed. Installing ${what} ...`);
    if (!commands.every(([command = '', ...words]) => succeeds(command, words, true))) continue;
    const installed = find();
    // A browser whose system libraries are missing exists but cannot start.
    if (installed && succeeds(installed, ['--version'], false)) return installed;
  }
  throw new UserError(
    'No browser for the browser tests could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chrome.',
  );
}
