import { findNginx } from '../../tooling/env/nginx.mjs';
import { test as base } from '../fixtures';
import { deploy, type Deployment } from './deployment';

/**
 * Playwright's `test` over the product behind nginx. Where nginx is missing, the test is reported as
 * not run.
 */
export const test = base.extend<
  {
    /** A deployment of the test's own, to release into, to change and to break. */
    ownDeployment: Deployment;
    needsNginx: undefined;
  },
  {
    /** A deployment that the tests of a worker look at. */
    deployment: Deployment;
  }
>({
  needsNginx: [
    async ({ playwright: _ }, use, testInfo) => {
      testInfo.skip(!findNginx(), 'nginx is not installed');
      await use(undefined);
    },
    { auto: true },
  ],
  deployment: [
    async ({ playwright: _ }, use) => {
      const deployment = await deploy();
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker' },
  ],
  ownDeployment: async ({ context }, use) => {
    const deployment = await deploy();
    await use(deployment);
    // A page still prefetches after the test; without its server it would complain of every file.
    await Promise.all(context.pages().map((page) => page.close()));
    await deployment.close();
  },
});

export { expect } from '@playwright/test';
