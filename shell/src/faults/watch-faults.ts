import { reportError, setReporter, type FaultContext } from '@praxis/sdk';
import type { FaultMoment } from './fault-report';
import type { ReportingDeployment } from './reporter';

type Report = (error: unknown, context: FaultContext, moment?: FaultMoment) => void;

/** Faults before the deployment is known. */
const most = 20;

/**
 * From here on every fault goes to one reporter: what apps and the shell report, and what nobody caught. Its
 * code is fetched with the first fault.
 */
export function watchFaults(deployment: Promise<ReportingDeployment>): () => void {
  // A deployment that is wrong is a fault as well, and has no address for it.
  const facts = deployment.catch((): ReportingDeployment => ({}));
  let waiting: [unknown, FaultContext, FaultMoment][] = [];
  let report: Report | undefined;
  let asked: Promise<void> | undefined;

  const fetchReporter = async () => {
    const [{ createReporter }, known] = await Promise.all([
      import(/* webpackChunkName: "faults" */ './reporter'),
      facts,
    ]);
    report = createReporter(known);
    for (const fault of waiting.splice(0)) report(...fault);
  };

  setReporter((error, context) => {
    if (isCalledOff(error)) return;
    if (report) {
      report(error, context);
      return;
    }
    // The code that tells of it may come when the person is elsewhere.
    const moment = { path: window.location.pathname, at: Date.now() };
    if (waiting.length < most) waiting.push([error, context, moment]);
    asked ??= fetchReporter().catch(() => {
      // Without a connection there is nobody to tell; the next fault tries again.
      asked = undefined;
    });
  });

  const onError = (event: ErrorEvent) => {
    // A browser's note that a layout took another frame comes without an error.
    if (!event.error) return;
    reportError(event.error, { place: 'uncaught' });
    keepFromConsole(event);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reportError(event.reason, { place: 'unhandled' });
    keepFromConsole(event);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    setReporter();
    waiting = [];
  };
}

/** Its text may hold a person's data. While developing, the browser's own account of it is worth more. */
function keepFromConsole(event: Event): void {
  if (process.env.NODE_ENV === 'production') event.preventDefault();
}

/** Whoever left no longer waits for the answer: that is no fault. */
const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
