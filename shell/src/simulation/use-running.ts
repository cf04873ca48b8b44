import { useEffect, useState } from 'react';
import type { Panel, RunningSimulation } from '@praxis/mock-server';
import type { BackEnd } from '../boot/back-end';

/** The running simulation, and its API for the panel. */
export interface Running {
  running: RunningSimulation;
  panel: Panel;
}

/** Starts the simulation; null until it has started. */
export function useRunning({ simulation }: BackEnd): Running | null {
  const [state, setState] = useState<Running | null>(null);
  useEffect(() => {
    let canceled = false;
    void simulation?.().then(async (running) => {
      const panel = await running.panel();
      if (!canceled) setState({ running, panel });
    });
    return () => {
      canceled = true;
    };
  }, [simulation]);
  return state;
}
