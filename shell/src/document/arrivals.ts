/**
 * Tracks which files the page has requested and received, so that the early script can request them
 * in waves.
 *
 * Self-contained: the build inlines it into the page, before the early script.
 */
{
  const requested = new Set<string>();
  const settled = new Set<string>();
  const pendingChecks = new Set<() => void>();
  const addressOf = (target: unknown) => {
    if (target instanceof HTMLScriptElement) return target.src;
    return target instanceof HTMLLinkElement ? target.href : '';
  };
  const settle = ({ target }: Event) => {
    const address = addressOf(target);
    if (!address) return;
    // Webpack removes script tags after they have run.
    if (target instanceof HTMLScriptElement) requested.add(address);
    settled.add(new URL(address).pathname);
    for (const check of pendingChecks) check();
  };
  // In the capture phase: load events of elements do not bubble.
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
  /** Resolves when all files have loaded or failed: a failed file must not block the next wave. */
  const whenSettled = (addresses: string[]) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (addresses.every((address) => settled.has(address)) && pendingChecks.delete(check))
          resolve();
      };
      pendingChecks.add(check);
      check();
    });
  /** Resolves when all files are downloaded. Waiting until they have run would leave the network idle. */
  const whenDownloaded = (addresses: string[]) =>
    new Promise<void>((resolve) => {
      const missing = new Set(addresses);
      const observer = new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) missing.delete(new URL(name).pathname);
        if (missing.size === 0) resolve(observer.disconnect());
      });
      observer.observe({ type: 'resource', buffered: true });
    });

  Object.assign(window, {
    praxisArrivals: { requested, addressOf, whenSettled, whenDownloaded },
  });
}
