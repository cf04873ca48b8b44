import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {Promise<import('@playwright/test').Browser>} */
export function launchBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  return chromium.launch({ executablePath, args: flags });
}
