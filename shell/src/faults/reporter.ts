import { toConsole, type FaultContext } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import { createFaultLimit } from './fault-limit';
import { currentOccurrence, describeFault, type FaultReport } from './fault-report';
import { sendFault } from './send-fault';

/** Where to report; empty if the deployment failed to load. */
export interface ReportTarget {
  registry?: Registry;
  /** Where reports are sent; the console by default. */
  address?: string;
}

/** Creates a function that reports each fault once, without personal data. */
export function createReporter({ registry, address }: ReportTarget) {
  const shouldReport = createFaultLimit();
  return function report(
    error: unknown,
    context: FaultContext,
    occurrence = currentOccurrence(),
  ): void {
    const described = describeFault(error, context, registry, occurrence);
    if (!shouldReport(described)) return;
    if (address !== undefined) sendFault(address, described);
    if (context.isShown) return;
    if (process.env.NODE_ENV === 'production') toConsole(lineOf(described), described);
    else toConsole(error);
  };
}

/** The line for the console. */
const lineOf = ({ kind, message, app = 'shell', route, frames }: FaultReport) =>
  ['Praxis fault:', kind, `(${message})`, 'in', app, 'at', route, frames[0]]
    .filter(Boolean)
    .join(' ');
