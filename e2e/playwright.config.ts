import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tooling/env/chromium.mjs';

/** The production build in a real browser. Each worker serves the product on ports of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The longest journey takes a third of it; on a machine that has more to do it takes its time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // A drawer that still slides in can lose a press: it goes down on a button and up beside it. No
    // hand is as fast, a test is.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
