import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the page could be used, by its own clock. */
    usableAt?: number;
  }
}

/**
 * Notes in every document of a page when what is in sight can be used: its title is there, and
 * nothing of it loads.
 *
 * @param page of the browser
 * @param isEmpty whether it can be used before its data is there, as a page with a search can
 */
export async function watchUsable(page: Page, isEmpty = false): Promise<void> {
  await page.addInitScript((withoutData) => {
    performance.setResourceTimingBufferSize(2_000);
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1')) return;
      if (!withoutData && main.querySelector('[aria-busy="true"]')) return;
      window.usableAt = performance.now();
      observer.disconnect();
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  }, isEmpty);
}

/**
 * Names of the scripts that the page asked for: until it could be used, or until now. Those of workers
 * are not among them: when they begin, the page does not say.
 */
export async function scriptsOf(page: Page, until: 'usable' | 'now'): Promise<string[]> {
  await page.waitForFunction(() => window.usableAt !== undefined);
  return page.evaluate(
    (last) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'other')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < last)
        .map(({ name }) => name.split('/').at(-1) ?? ''),
    until === 'now' ? Infinity : ((await page.evaluate(() => window.usableAt)) ?? Infinity),
  );
}
