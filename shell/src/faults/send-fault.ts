import { nativeFetch } from '../boot/early';
import type { FaultReport } from './fault-report';

/**
 * Sends a report to the address in `config.json`, also while the page unloads. Sends neither cookies nor
 * a referrer. Failures are ignored.
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
  // Browsers limit the size of pending keepalive requests.
  send(true).catch(() => send(false).catch(() => undefined));
}
