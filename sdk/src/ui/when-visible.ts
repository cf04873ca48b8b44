import { flushSync } from 'react-dom';

/** People who print a page often print it again: code that loads too late for one print serves the next. */
let hasPrinted = false;

/**
 * Runs a task once, when an element is near the viewport and the browser is idle, or when the page is
 * printed.
 *
 * @param options `immediate`: does not wait for the browser to be idle
 * @returns a function that cancels the task
 */
export function whenVisible(
  element: Element,
  run: (isWanted: () => boolean) => Promise<void>,
  { immediate = false }: { immediate?: boolean } = {},
): () => void {
  let wanted = true;
  const whenIdle = immediate
    ? (task: () => void) => task()
    : typeof requestIdleCallback === 'function'
      ? (task: () => void) => requestIdleCallback(task, { timeout: 2000 })
      : (task: () => void) => setTimeout(task, 200);
  let started = false;
  const start = () => {
    if (started || !wanted) return;
    started = true;
    stop();
    // The chunk may fail to load (offline): the table still shows the figures.
    run(() => wanted).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(start);
    },
    { rootMargin: '200px' },
  );
  // Printing does not wait for chunks: a task whose code is loaded renders now, others on the next print.
  const print = () => {
    hasPrinted = true;
    flushSync(start);
  };
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', print);
  };
  observer.observe(element);
  window.addEventListener('beforeprint', print);
  if (hasPrinted) whenIdle(start);
  return () => {
    wanted = false;
    stop();
  };
}
