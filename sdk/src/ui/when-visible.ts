import { flushSync } from 'react-dom';

/** Whoever prints a page mostly does so again: what comes late for one print is there for the next. */
let hasPrinted = false;

/**
 * Runs something once, when an element is near the window and the page has nothing better to do, or when
 * the page is printed.
 *
 * @param options `atOnce`: also while the page has something better to do
 * @returns forgets about it
 */
export function whenVisible(
  element: Element,
  run: (isWanted: () => boolean) => Promise<void>,
  { atOnce = false }: { atOnce?: boolean } = {},
): () => void {
  let wanted = true;
  const atRest = atOnce
    ? (go: () => void) => go()
    : typeof requestIdleCallback === 'function'
      ? (go: () => void) => requestIdleCallback(go, { timeout: 2000 })
      : (go: () => void) => setTimeout(go, 200);
  let begun = false;
  const begin = () => {
    if (begun || !wanted) return;
    begun = true;
    stop();
    // The chunk may be missing (offline): the table still shows the figures.
    run(() => wanted).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      atRest(begin);
    },
    { rootMargin: '200px' },
  );
  // A browser that prints waits for nothing: what has its code is there, the rest when it is printed again.
  const print = () => {
    hasPrinted = true;
    flushSync(begin);
  };
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', print);
  };
  observer.observe(element);
  window.addEventListener('beforeprint', print);
  if (hasPrinted) atRest(begin);
  return () => {
    wanted = false;
    stop();
  };
}
