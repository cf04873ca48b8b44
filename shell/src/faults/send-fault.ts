import { nativeFetch } from '../boot/early';
import type { FaultReport } from './fault-report';

/**
 * Sends a report to the address that `config.json` names, also from a page that is being left. Neither
 * cookies nor the page's address go with it. Nothing depends on whether it arrives.
 */
export function sendFault(address: string, report: FaultReport): void {
  const send = (keepalive: boolean) =>
    nativeFetch(address, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive,
    });
  // Some browsers have no room left for what outlives a page.
  send(true).catch(() => send(false).catch(() => undefined));
}
