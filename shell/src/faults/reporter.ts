import { toConsole, type FaultContext } from '@praxis/sdk';
import type { Registry } from '../federation/registry';
import { createFaultLimit } from './fault-limit';
import { describeFault, momentNow, type FaultReport } from './fault-report';
import { sendFault } from './send-fault';

/** What this deployment is, as far as it is known: a fault may be why it never is. */
export interface ReportingDeployment {
  registry?: Registry;
  /** Where reports are sent; to the console where it is left out. */
  address?: string;
}

/** Passes on what it is told, once each, and without anything of the person. */
export function createReporter({ registry, address }: ReportingDeployment) {
  const isNews = createFaultLimit();
  return function report(error: unknown, context: FaultContext, moment = momentNow()): void {
    const described = describeFault(error, context, registry, moment);
    if (!isNews(described)) return;
    if (address !== undefined) sendFault(address, described);
    if (context.isShown) return;
    if (process.env.NODE_ENV === 'production') toConsole(lineOf(described), described);
    else toConsole(error);
  };
}

/** For whoever reads the console. */
const lineOf = ({ kind, message, app = 'shell', route, frames }: FaultReport) =>
  ['Praxis fault:', kind, `(${message})`, 'in', app, 'at', route, frames[0]]
    .filter(Boolean)
    .join(' ');
