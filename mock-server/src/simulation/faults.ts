import { networkFailure, type Faults } from '../core/faults';

/** What the panel can break: how late answers come, how many fail, and whether any come at all. */
export interface FaultSettings {
  /** Milliseconds before each answer. */
  latencyMs: number;
  /** Share of requests that are answered with 503, from 0 to 1. */
  errorRate: number;
  offline: boolean;
}

export const noFaults: Readonly<FaultSettings> = { latencyMs: 0, errorRate: 0, offline: false };

/** @param random in [0, 1) */
export function applyFaults(settings: FaultSettings, random: () => number): Faults {
  return async (_request, answer) => {
    const { latencyMs, errorRate, offline } = settings;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (offline) return networkFailure;
    if (errorRate > 0 && random() < errorRate)
      return {
        status: 503,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          // No reference: there is nothing to look up.
          error: { code: 'server_error', message: 'Simulated failure.' },
        }),
      };
    return answer();
  };
}
