import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { expectLoaded, signInAs } from '../pages/sign-in';

/** Pages whose data appear above or between other content. */
const pages: readonly [Account, addresses: readonly string[]][] = [
  ['doctor', ['/doctor/payments', '/doctor/payments?tab=payouts', '/doctor/appointments?view=day']],
  ['demo', ['/', '/dashboard/analytics', '/pages/faq', '/apps/calendar?view=day']],
];

/** Sums the layout shifts of the next page. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => sum });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift());

for (const [account, addresses] of pages)
  for (const width of [1280, 360])
    test(`pages of ${account} don’t move while their data arrive at ${width} px`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await recordShifts(page);
      await signInAs(page, account);
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      for (const address of addresses) {
        await page.goto(address);
        await expectLoaded(page);
        // Charts and calendars are drawn some frames after their data have arrived.
        await page.waitForTimeout(1_000);
        expect.soft(await shiftOf(page), address).toBeLessThan(0.03);
      }
    });
