import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tooling/env/chromium.mjs';

/**
 * Runs the production build in a real browser. Each worker serves the product on ports of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Three times what the longest journey takes, to allow for a busy machine.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // While a drawer slides in, a click can land pointer down on a button and pointer up next to
    // it. Tests are fast enough for that, users are not.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
