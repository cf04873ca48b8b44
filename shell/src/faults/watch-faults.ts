import { reportError, setReporter, type FaultContext } from '@praxis/sdk';
import type { FaultOccurrence } from './fault-report';
import type { ReportTarget } from './reporter';

type Report = (error: unknown, context: FaultContext, occurrence?: FaultOccurrence) => void;

/** Limits the queue of faults before the reporter has loaded. */
const maxQueued = 20;

/**
 * Sends every fault to one reporter: those that apps and the shell report, and uncaught errors. The
 * reporter is lazy-loaded with the first fault.
 */
export function watchFaults(deployment: Promise<ReportTarget>): () => void {
  // An invalid deployment is a fault itself, and has no address for reports.
  const target = deployment.catch((): ReportTarget => ({}));
  let queue: [unknown, FaultContext, FaultOccurrence][] = [];
  let report: Report | undefined;
  let loading: Promise<void> | undefined;

  const loadReporter = async () => {
    const [{ createReporter }, resolved] = await Promise.all([
      import(/* webpackChunkName: "faults" */ './reporter'),
      target,
    ]);
    report = createReporter(resolved);
    for (const fault of queue.splice(0)) report(...fault);
  };

  setReporter((error, context) => {
    if (isAborted(error)) return;
    if (report) {
      report(error, context);
      return;
    }
    // Captured now: the user may navigate before the reporter has loaded.
    const occurrence = { path: window.location.pathname, at: Date.now() };
    if (queue.length < maxQueued) queue.push([error, context, occurrence]);
    loading ??= loadReporter().catch(() => {
      // No connection: the next fault retries.
      loading = undefined;
    });
  });

  const onError = (event: ErrorEvent) => {
    // ResizeObserver loop warnings have no error object.
    if (!event.error) return;
    reportError(event.error, { place: 'uncaught' });
    suppressConsole(event);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reportError(event.reason, { place: 'unhandled' });
    suppressConsole(event);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    setReporter();
    queue = [];
  };
}

/** Keeps the message, which may contain personal data, out of the console; not in development, where it helps. */
function suppressConsole(event: Event): void {
  if (process.env.NODE_ENV === 'production') event.preventDefault();
}

/** Requests that were aborted because the user left are not faults. */
const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
