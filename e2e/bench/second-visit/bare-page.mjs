import { probeSource } from '../page-probe.mjs';
import { slowProcessor } from '../throttling.mjs';
import { evaluate, withTimeout } from '../visit.mjs';
import { attachBare } from './bare-session.mjs';

const idleMs = 700;
const idleTimeoutMs = 15_000;

/**
 * Opens a page without Playwright, whose sessions record the network: the browser then captures a
 * stack at each request, a tenth of the time of a page whose files are all cached. Playwright ignores
 * pages of contexts that it has not created.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: ReturnType<typeof barePage>) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withBarePage(browser, work) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  try {
    const { targetId } = await root.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width: 1280,
      height: 720,
    });
    const session = await attachBare(root, targetId);
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    return await work(barePage(session));
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}

function barePage(session) {
  const page = { session };
  const navigate = async (address, event) => {
    const { loaderId } = await session.send('Page.navigate', { url: address });
    const isIt = ({ loaderId: loader, name }) => loader === loaderId && name === event;
    // A query while the page loads would take time in it.
    await withTimeout(session.until('Page.lifecycleEvent', isIt), `${address} loads`);
  };
  return Object.assign(page, {
    /** Loads a URL until the page is usable and idle; returns the probe's summary. */
    async load(address, isUsable) {
      const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: probeSource(isUsable),
      });
      await navigate(address, 'networkIdle');
      await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      await withTimeout(evaluate(page, 'benchProbe.whenReady'), `${address} can be used`);
      return waitUntilIdle(page);
    },
    /** Loads a URL without measuring it. */
    visit: (address) => navigate(address, 'load'),
    /** Slows the processor for all that follows. */
    throttle: () =>
      session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor.cpuSlowdown }),
    clearCache: () => session.send('Network.clearBrowserCache'),
  });
}

/** Waits until no response arrived and no long task ran for a while; returns the last summary. */
async function waitUntilIdle(page) {
  const deadline = Date.now() + idleTimeoutMs;
  for (;;) {
    const summary = await evaluate(page, 'benchProbe.summary()');
    const ends = summary.longTasks.map(({ startTime, duration }) => startTime + duration);
    const lastMs = Math.max(summary.lastResponseMs, ...ends);
    if (summary.nowMs - lastMs >= idleMs || Date.now() > deadline) return summary;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
