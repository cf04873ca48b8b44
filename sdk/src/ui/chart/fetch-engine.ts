import { deferredParts } from '../lazy/deferred-parts';

/** Fetches what draws charts, before all that the shell brings for later: somebody looks at their place. */
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
