import { findNginx } from '../../tooling/env/nginx.mjs';
import { test as base } from '../fixtures';
import { deploy, type Deployment } from './deployment';

/** Playwright's `test` for the product behind nginx. Without nginx, the test is skipped. */
export const test = base.extend<
  {
    /** A deployment of the test's own, to release into, change and break. */
    ownDeployment: Deployment;
    needsNginx: undefined;
  },
  {
    /** A read-only deployment that a worker's tests share. */
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
    // Pages still prefetch after the test; without a server they would log an error for every file.
    await Promise.all(context.pages().map((page) => page.close()));
    await deployment.close();
  },
});

export { expect } from '@playwright/test';
