import { createRequire } from 'node:module';
import process from 'node:process';
import { isExecutable, pathCandidates } from './find-program.mjs';

/**
 * Commands of Chromium and Chrome, in order of preference. The headless shell needs a quarter less
 * CPU, since it has no browser UI.
 */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-for-testing',
];

/** Paths on systems that don't add them to the search path. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the browser that Playwright downloads; it may not exist. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return '';
  }
}

/**
 * The Chromium or Chrome to use: `CHROMIUM_PATH`, an installed one, or Playwright's.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the program
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...pathCandidates(commands, env.PATH), ...applications, playwrightsOwn()].find(
    (file) => file && isExecutable(file),
  );
}

/**
 * Features that Playwright disables. They are repeated here because Chromium only uses the last
 * list that it gets.
 */
const disabledInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The popups of the address bar: pages of the browser's own UI that load for every window, although
 * a headless browser never shows them. They take a second of CPU time for each test.
 */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Command-line arguments for Chromium: disables services that would wait for a network, and the
 * sandbox, which doesn't work as root.
 */
export function chromiumArguments() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-dev-shm-usage',
    `--disable-features=${[...disabledInPlaywright, ...addressBarPopups].join(',')}`,
  ];
}

/**
 * Options for Playwright's `chromium.launch()` and for `use.launchOptions` in its configuration.
 * @returns {{ executablePath: string | undefined, args: string[] }}
 */
export const launchOptions = () => ({ executablePath: findChromium(), args: chromiumArguments() });
