/**
 * The address as the public pages follow it. The router and its 27 KB are for whoever is signed
 * in; a handful of pages with plain parameters need less.
 */
export const address = {
  get: (): string => window.location.pathname + window.location.search,
  subscribe(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

let moved = false;

/** Whether somebody came to this page from another one of the product, and not by loading it. */
export const hasMoved = (): boolean => moved;

/** What shows next is another page, though its address may be the same. */
export const markMoved = (): void => void (moved = true);

/** Goes to another address of the product without loading the page anew. */
export function goTo(path: string, { replace = false, keepsPlace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  markMoved();
  // What follows the address follows Back and Forward, and this the same way.
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (!keepsPlace) window.scrollTo(0, 0);
}
