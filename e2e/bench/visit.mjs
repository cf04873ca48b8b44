import { recordNetwork } from './network-log.mjs';
import { probeSource } from './page-probe.mjs';
import { sampleOf } from './sample.mjs';
import { throttle } from './throttling.mjs';

const readyTimeoutMs = 60_000;
const idleMs = 700;
const idleTimeoutMs = 15_000;

/** Called before and after a measurement; an explanation records the visit with these. */
export const noHooks = { before: async () => {}, after: async () => {} };

/** Evaluates in the page without Playwright's helpers, which would take time in the page. */
export async function evaluate({ session }, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value;
}

/** Rejects after a timeout, so that a page that never loads fails the run. */
export async function withTimeout(promise, what, milliseconds = readyTimeoutMs) {
  let timer;
  const late = new Promise((_, reject) => {
    const error = new Error(`Timeout of ${milliseconds / 1000} s: ${what}`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Waits until neither the network nor the main thread has been busy for a while. */
export async function waitUntilIdle(opened) {
  const deadline = Date.now() + idleTimeoutMs;
  while (Date.now() < deadline) {
    const { nowMs, longTasks } = await evaluate(opened, 'benchProbe.summary()');
    const lastEnd = Math.max(0, ...longTasks.map((task) => task.startTime + task.duration));
    if (opened.network.quietMs() >= idleMs && nowMs - lastEnd >= idleMs) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function heapBytes({ session }) {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
}

/**
 * Opens a page with the probe in place.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ isUsable: () => boolean, throttled?: boolean, setup?: string }} options
 *   `setup` runs in the page before its scripts, for example to restore a session
 */
export async function openPage(context, { isUsable, throttled = true, setup = '' }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${setup};${probeSource(isUsable)}`,
  });
  const network = recordNetwork(session);
  if (throttled) await throttle(session);
  return { page, session, network };
}

/** Loads a URL in an open page until it is ready and idle, and returns its figures. */
export async function measureLoad(opened, address, hooks = noHooks) {
  const { page, network } = opened;
  await hooks.before(page);
  await page.goto(address, { waitUntil: 'commit' });
  await withTimeout(evaluate(opened, 'benchProbe.whenReady'), `${address} can be used`);
  await waitUntilIdle(opened);
  await hooks.after();
  const summary = await evaluate(opened, 'benchProbe.summary()');
  const zeroMs = network.zeroMs(summary.timeOrigin);
  return sampleOf({
    summary,
    zeroMs,
    requests: network.entries(zeroMs),
    heapBytes: await heapBytes(opened),
  });
}

/**
 * One visit in a context of its own, so that only files loaded by `prepare` are cached.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, isUsable: () => boolean,
 *   prepare?: (context: import('@playwright/test').BrowserContext) => Promise<object | void>,
 *   verify?: (page: import('@playwright/test').Page) => Promise<void> }} visit
 *   `prepare` may return further options of `openPage`; `verify` uses the page afterwards
 */
export async function visitOnce(browser, { address, isUsable, prepare, verify }, hooks = noHooks) {
  const context = await browser.newContext();
  try {
    const options = await prepare?.(context);
    const opened = await openPage(context, { isUsable, ...options });
    const sample = await measureLoad(opened, address, hooks);
    await verify?.(opened.page);
    return sample;
  } finally {
    await context.close();
  }
}

/** Fills a context's cache by a first visit without throttling. */
export async function visitBefore(context, { address, isUsable, setup }) {
  const opened = await openPage(context, { isUsable, setup, throttled: false });
  await measureLoad(opened, address);
  await opened.page.close();
}
