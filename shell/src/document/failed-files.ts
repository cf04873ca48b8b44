/**
 * Requests the page's own scripts and styles again when they fail: a connection may be lost for a moment.
 * Webpack would wait for a failed script until its timeout, and take a failed style for loaded. After the
 * last attempt it gets the error; without the entry, which contains webpack, the page says so.
 *
 * Self-contained: the build inlines it into the page, before `arrivals.ts`, which sees the last error only.
 */
{
  type FileElement = HTMLScriptElement | HTMLLinkElement;
  /** Delays before the second and the third attempt, in milliseconds. */
  const delays = [500, 2_000];
  /** Elements that have failed, by the element that replaced them. */
  const replaced = new WeakMap<FileElement, FileElement[]>();
  /** Webpack's own elements have no priority, or a type; it reports their errors. */
  const isOfPage = (target: unknown): target is FileElement =>
    target instanceof HTMLElement &&
    target.matches('script[fetchpriority], link[rel="stylesheet"]:not([type])');
  /** A copy made by `cloneNode` would not run. */
  const copyOf = (failed: FileElement) => {
    const copy = document.createElement(failed.tagName) as FileElement;
    for (const { name, value } of failed.attributes) copy.setAttribute(name, value);
    return copy;
  };

  const handleError = (event: Event) => {
    const { target } = event;
    if (!isOfPage(target)) return;
    const before = replaced.get(target) ?? [];
    const delay = delays[before.length];
    if (delay !== undefined) {
      event.stopImmediatePropagation();
      setTimeout(() => {
        const copy = copyOf(target);
        replaced.set(copy, [...before, target]);
        target.replaceWith(copy);
      }, delay);
      return;
    }
    // Removed, so that webpack requests it once more when something needs it.
    target.remove();
    for (const element of before) element.dispatchEvent(new Event('error'));
    if (target.hasAttribute('defer')) document.documentElement.dataset['start'] = 'failed';
  };
  // In the capture phase: error events of elements do not bubble, and webpack must not see the first ones.
  document.addEventListener('error', handleError, true);
}
