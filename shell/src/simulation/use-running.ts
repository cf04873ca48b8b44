import { useEffect, useState } from 'react';
import type { Panel, RunningSimulation } from '@praxis/mock-server';
import type { BackEnd } from '../boot/back-end';

/** The simulation at work, and what the panel shows of it. */
export interface Running {
  running: RunningSimulation;
  panel: Panel;
}

/** Null until the simulation has started. */
export function useRunning({ simulation }: BackEnd): Running | null {
  const [state, setState] = useState<Running | null>(null);
  useEffect(() => {
    let left = false;
    void simulation?.().then(async (running) => {
      const panel = await running.panel();
      if (!left) setState({ running, panel });
    });
    return () => {
      left = true;
    };
  }, [simulation]);
  return state;
}
