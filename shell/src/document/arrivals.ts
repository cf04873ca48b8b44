/**
 * Notices which files of the page have been asked for and have come, for the early script, which asks for
 * the next ones then.
 *
 * Self-contained: the build puts it into the page, before the early script.
 */
{
  const asked = new Set<string>();
  const settled = new Set<string>();
  const waiting = new Set<() => void>();
  const addressOf = (target: unknown) => {
    if (target instanceof HTMLScriptElement) return target.src;
    return target instanceof HTMLLinkElement ? target.href : '';
  };
  const settle = ({ target }: Event) => {
    const address = addressOf(target);
    if (!address) return;
    // Webpack takes its scripts out of the page once they have run.
    if (target instanceof HTMLScriptElement) asked.add(address);
    settled.add(new URL(address).pathname);
    for (const look of waiting) look();
  };
  // In the capture phase: the event of a file does not bubble.
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
  /** When they came or failed: what follows must not wait for ever. */
  const arrived = (addresses: string[]) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (addresses.every((address) => settled.has(address)) && waiting.delete(look)) resolve();
      };
      waiting.add(look);
      look();
    });
  /** When their bytes have come: while they are run, the line would be idle. */
  const received = (addresses: string[]) =>
    new Promise<void>((resolve) => {
      const missing = new Set(addresses);
      const observer = new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) missing.delete(new URL(name).pathname);
        if (missing.size === 0) resolve(observer.disconnect());
      });
      observer.observe({ type: 'resource', buffered: true });
    });

  Object.assign(window, { praxisArrivals: { asked, addressOf, arrived, received } });
}
