/**
 * The observable address for public pages, instead of the router: a few pages with plain parameters do
 * not need its 27 KB.
 */
export const address = {
  get: (): string => window.location.pathname + window.location.search,
  subscribe(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

let navigated = false;

/** Whether the current page was reached by navigation within the product, not by loading it. */
export const hasNavigated = (): boolean => navigated;

/** Marks that another page is about to show, even at the same address. */
export const markNavigated = (): void => void (navigated = true);

/** Navigates within the product without a page load. */
export function goTo(path: string, { replace = false, keepsScroll = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  markNavigated();
  // Listeners handle this like Back and Forward.
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (!keepsScroll) window.scrollTo(0, 0);
}
