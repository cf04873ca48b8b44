import { slowDevice } from '../throttling.mjs';
import { withBareContext } from './bare-page.mjs';

/**
 * Loads a page whose files are in the browser's cache, because it was loaded before at full speed.
 * The second load runs with CPU throttling; latency comes from the servers, because the browser's
 * needs the network to be recorded.
 *
 * @param {{ browser: import('@playwright/test').Browser, latency: { ms: number } }} bench
 * @param {{ address: string, isUsable: () => boolean, signIn?: (openPage: object) =>
 *   Promise<string> }} visit `signIn` returns a script that stores a session in other pages
 */
export function visitAgain({ browser, latency }, { address, isUsable, signIn }) {
  return withBareContext(browser, async (openPage) => {
    const setup = await signIn?.(openPage);
    const first = await openPage({ isUsable, setup });
    await first.load(address);
    await first.close();
    const second = await openPage({ isUsable, setup, throttled: true });
    latency.ms = slowDevice.latencyMs;
    try {
      const { readyMs, markMs, firstPaintMs } = await second.load(address);
      return { readyMs, markMs, firstPaintMs };
    } finally {
      latency.ms = 0;
    }
  });
}
