import { createRequire } from 'node:module';
import process from 'node:process';
import { isExecutable, placesOnPath } from './find-program.mjs';

/**
 * What Chromium and Chrome are called when they are installed. Without what stands around a page,
 * which nobody sees in a test, Chromium takes a quarter less of the processor.
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

/** Where they are on systems that do not put them on the path. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that Playwright has downloaded, if it has. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return '';
  }
}

/**
 * The Chromium or Chrome to use: the one that `CHROMIUM_PATH` names, an installed one, Playwright's.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the program
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...placesOnPath(commands, env.PATH), ...applications, playwrightsOwn()].find(
    (file) => file && isExecutable(file),
  );
}

/**
 * What Playwright switches off: Chromium takes the last list that it is given, so ours has to have
 * all of it.
 */
const offInPlaywright = [
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
 * What drops down from the address bar: two pages of the browser's own, loaded for every window
 * although nobody sees them. That takes a second of computing for each test.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Arguments that Chromium needs here. None of its own services may reach for a network that is not
 * there, and it cannot sandbox itself as root.
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
    `--disable-features=${[...offInPlaywright, ...addressBar].join(',')}`,
  ];
}

/**
 * Options for `chromium.launch()` of Playwright, and for `use.launchOptions` of its configuration.
 * @returns {{ executablePath: string | undefined, args: string[] }}
 */
export const launchOptions = () => ({ executablePath: findChromium(), args: chromiumArguments() });
