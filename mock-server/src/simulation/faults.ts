import { networkFailure, type Faults } from '../core/faults';

/** The faults that the panel can simulate: latency, failed requests, no network. */
export interface FaultSettings {
  /** Delay of each response, in milliseconds. */
  latencyMs: number;
  /** Share of requests that fail with 503, from 0 to 1. */
  errorRate: number;
  offline: boolean;
}

export const noFaults: Readonly<FaultSettings> = { latencyMs: 0, errorRate: 0, offline: false };

/** @param random in [0, 1) */
export function createFaultInjector(settings: FaultSettings, random: () => number): Faults {
  return async (_request, respond) => {
    const { latencyMs, errorRate, offline } = settings;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (offline) return networkFailure;
    if (errorRate > 0 && random() < errorRate)
      return {
        status: 503,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          // No request id: there is no server log to search.
          error: { code: 'server_error', message: 'Simulated failure.' },
        }),
      };
    return respond();
  };
}
