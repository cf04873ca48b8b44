import { chromium } from '@playwright/test';
import { launchOptions } from '@praxis/tooling/env/chromium.mjs';

/**
 * The browser of the journeys: pages of the browser's own, which nobody sees, are not loaded beside
 * what is measured.
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export function launchBrowser() {
  return chromium.launch(launchOptions());
}
