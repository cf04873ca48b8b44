import type { Page } from '@playwright/test';
import { serveProduct, serveRemote } from '../../tooling/serve/product.mjs';
import { expect, test } from '../fixtures';
import { signInAs } from '../pages/sign-in';
import { buildProbe, withProbe } from '../with-probe';

/** Marks the document, which a reload would lose. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stayed' in window);

test(
  'an app that hangs, throws in a timer and a saga, and renders in an infinite loop leaves the frame intact',
  { tag: '@smoke' },
  async ({ page, consoleErrors }) => {
    consoleErrors.expectError(/Praxis fault|already registered|was preloaded/);
    const probe = await serveRemote({ directory: await buildProbe('fault-isolation') });
    const reports: string[] = [];
    const product = await serveProduct({
      replace: withProbe(probe.url, { errorReports: '/fault-reports' }),
    });
    await page.route('**/fault-reports', (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    const requested: string[] = [];
    const entries = `${probe.url}/assets/entry.*`;
    await page.route(entries, (route) => {
      // It hangs: the request is never answered.
      if (route.request().resourceType() === 'script') requested.push(route.request().url());
    });
    try {
      await page.clock.install();
      await signInAs(page, 'doctor', `${product.url}/probe/faults`);
      const title = page.getByRole('heading', { level: 1, name: 'Faults' });
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      await markDocument(page);
      // The page reports it, and each Retry sends a new request.
      for (const attempt of [1, 2]) {
        await page.clock.fastForward(5_000);
        await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
        await retry.click();
        await expect.poll(() => requested.at(-1)).toContain(`?again=${attempt}`);
      }
      await page.unroute(entries);
      await page.clock.fastForward(5_000);
      await retry.click();
      await expect(title).toBeVisible();

      await page.getByRole('button', { name: 'Timer' }).click();
      await page.getByRole('button', { name: 'Saga' }).click();
      // The attempt that hung for fifteen seconds is reported too.
      for (const place of ['uncaught', 'saga'])
        await expect.poll(() => reports.join('\n')).toContain(`"place":"${place}"`);
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: 'Loop' }).click();
      await expect(page.getByText('This area is unavailable')).toBeVisible();
      // The user can leave the page and return.
      await page.getByRole('link', { name: 'Probe', exact: true }).click();
      await expect(page.getByText('10 answered, 0 refused')).toBeVisible();
      await page.getByRole('link', { name: 'Faults' }).click();
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: 'Loop' }).click();
      await retry.click();
      await expect(title).toBeVisible();
      expect(await isMarked(page)).toBe(true);

      for (const report of reports) {
        expect(report).toContain('"app":"probe"');
        expect(report).toContain('"route":"/probe/faults"');
        expect(report).not.toMatch(/Maria|Lopez/);
      }
      expect(consoleErrors.list.join('\n')).not.toMatch(/Maria|Lopez/);
    } finally {
      await page.goto('about:blank');
      await product.close();
      await probe.close();
    }
  },
);
