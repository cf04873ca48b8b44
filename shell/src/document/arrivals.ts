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
  /** When the bytes of all but some have come: while they are run, the line would be idle. */
  const received = (addresses: string[], butFor = 0) =>
    new Promise<void>((resolve) => {
      const missing = new Set(addresses);
      const observer = new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) missing.delete(new URL(name).pathname);
        if (missing.size <= butFor) resolve(observer.disconnect());
      });
      observer.observe({ type: 'resource', buffered: true });
    });

  /** When their bytes are there, or never will be. */
  const came = (addresses: string[], butFor?: number) =>
    Promise.race([received(addresses, butFor), arrived(addresses)]);

  /**
   * When all but one of them have come, and where it is one, with the first answer of any file: what is
   * asked for by then takes the line over. Asked for once all have come, the line would be idle for as long
   * as a request takes to be answered.
   */
  const nearlyCame = (addresses: string[]) => came(addresses, 1);

  Object.assign(window, { praxisArrivals: { asked, addressOf, arrived, came, nearlyCame } });
}
