import { deferredParts } from '../lazy/deferred-parts';

/** Loads the chart engine, ahead of the shell's background preloads: users are waiting for a visible chart. */
export function fetchEngine({ bars = false }: { bars?: boolean } = {}) {
  const engine = import(/* webpackChunkName: "chart-engine" */ './engine').then(
    async ({ createChart, addBars, addTooltip }) => {
      if (bars) await addBars();
      return { createChart, addBars, addTooltip };
    },
  );
  deferredParts.await(engine);
  return engine;
}

export type Engine = Awaited<ReturnType<typeof fetchEngine>>;
