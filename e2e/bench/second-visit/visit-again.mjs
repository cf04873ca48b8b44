import { slowDevice } from '../throttling.mjs';
import { withBarePage } from './bare-page.mjs';

/**
 * Loads a page whose files are in the browser's cache: the tab has loaded it at full speed, has gone to
 * another site, and returns. It then has its session already, and both pages start in a process that
 * has shown nothing: from an empty tab, the browser would start one only for a page whose headers ask
 * for it, as ours do.
 *
 * The second load runs with CPU throttling; latency comes from the servers, because the browser's
 * needs the network to be recorded.
 *
 * @param {{ browser: import('@playwright/test').Browser, latency: { ms: number }, elsewhere: string }} bench
 * @param {{ address: string, isUsable: () => boolean, signIn?: (page: object) => Promise<void> }} visit
 */
export function visitAgain({ browser, latency, elsewhere }, { address, isUsable, signIn }) {
  return withBarePage(browser, async (page) => {
    await signIn?.(page);
    await page.load(address, isUsable);
    await page.visit(elsewhere);
    await page.throttle();
    latency.ms = slowDevice.latencyMs;
    try {
      const { readyMs, markMs, firstPaintMs } = await page.load(address, isUsable);
      return { readyMs, markMs, firstPaintMs };
    } finally {
      latency.ms = 0;
    }
  });
}
