import { probeSource } from '../page-probe.mjs';
import { slowProcessor } from '../throttling.mjs';
import { evaluate, withTimeout } from '../visit.mjs';
import { attachBare } from './bare-session.mjs';

const idleMs = 700;
const idleTimeoutMs = 15_000;

/**
 * Opens pages without Playwright, whose sessions record the network: the browser then captures a
 * stack at each request, a tenth of the time of a page whose files are all cached. Playwright ignores
 * pages of contexts that it has not created.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {(openPage: (options: { isUsable: () => boolean, setup?: string, throttled?: boolean }) =>
 *   Promise<object>) => Promise<T>} work `setup` runs in the page before its scripts
 * @returns {Promise<T>}
 * @template T
 */
export async function withBareContext(browser, work) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  try {
    return await work((options) => openBarePage(root, browserContextId, options));
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}

async function openBarePage(root, browserContextId, { isUsable, setup = '', throttled = false }) {
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 720,
  });
  const page = { session: await attachBare(root, targetId) };
  const { session } = page;
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${setup};${probeSource(isUsable)}`,
  });
  if (throttled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor.cpuSlowdown });
  }
  return {
    session,
    /** Loads a URL until the page is usable and idle; returns the probe's summary. */
    async load(address) {
      const { loaderId } = await session.send('Page.navigate', { url: address });
      // A query while the page loads would take time in it.
      const isQuiet = (event) => event.loaderId === loaderId && event.name === 'networkIdle';
      await withTimeout(session.until('Page.lifecycleEvent', isQuiet), `${address} loads`);
      await withTimeout(evaluate(page, 'benchProbe.whenReady'), `${address} can be used`);
      return waitUntilIdle(page);
    },
    close: () => root.send('Target.closeTarget', { targetId }),
  };
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
