import type { RootOptions } from 'react-dom/client';
import { reportError } from '@praxis/sdk';
import { toRemoteFault } from '../federation/remote-fault';

/** A boundary around what a role app shows. */
export interface BoundaryOfApp {
  /** Id of the app whose faults it catches. */
  readonly faultsOf: string;
}

const appOf = (boundary: unknown): string | undefined =>
  (boundary as Partial<BoundaryOfApp> | undefined)?.faultsOf;

/** React's own account of what failed while it rendered goes the way of all faults. */
export const reportsOfReact: RootOptions = {
  onCaughtError(error, { errorBoundary }) {
    const app = appOf(errorBoundary);
    // A file that did not come is what the area's card says, and the browser's console.
    const isShown = toRemoteFault(app ?? '', error).reason !== 'broken';
    reportError(error, { app, place: 'render', isShown });
  },
  onUncaughtError: (error) => reportError(error, { place: 'render' }),
  onRecoverableError: (error) => reportError(error, { place: 'render again' }),
};
