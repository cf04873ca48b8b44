/**
 * Runs something once, when an element is near the window and the page has nothing better to do.
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
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      atRest(() => {
        // The chunk may be missing (offline): the table still shows the figures.
        if (wanted) run(() => wanted).catch(() => undefined);
      });
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => {
    wanted = false;
    observer.disconnect();
  };
}
