import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Time at which the page could be used, by its own clock. */
    usableAt?: number;
  }
}

/**
 * Records for every document of a page when its visible part can be used: the title is rendered,
 * and nothing is loading.
 *
 * @param page of the browser
 * @param isEmpty whether it can be used before its data has loaded, like a page with a search
 */
export async function watchUsable(page: Page, isEmpty = false): Promise<void> {
  await page.addInitScript((ignoreLoading) => {
    performance.setResourceTimingBufferSize(2_000);
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1')) return;
      if (!ignoreLoading && main.querySelector('[aria-busy="true"]')) return;
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
 * Names of the scripts that the page requested until it could be used, or until now. Scripts of
 * workers are not included, because the page doesn't report their start.
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
