import type { RootOptions } from 'react-dom/client';
import { reportError } from '@praxis/sdk';
import { toRemoteFault } from '../federation/remote-fault';

/** An error boundary around a role app. */
export interface AppErrorBoundary {
  /** Id of the app whose faults it catches. */
  readonly faultsOf: string;
}

const appOf = (boundary: unknown): string | undefined =>
  (boundary as Partial<AppErrorBoundary> | undefined)?.faultsOf;

/** Reports React's render errors like all other faults. */
export const reactErrorHandlers: RootOptions = {
  onCaughtError(error, { errorBoundary }) {
    const app = appOf(errorBoundary);
    // A file that failed to load is shown by the area's card and the browser's console.
    const isShown = toRemoteFault(app ?? '', error).reason !== 'broken';
    reportError(error, { app, place: 'render', isShown });
  },
  onUncaughtError: (error) => reportError(error, { place: 'render' }),
  onRecoverableError: (error) => reportError(error, { place: 'render again' }),
};
