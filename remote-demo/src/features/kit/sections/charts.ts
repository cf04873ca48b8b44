import type { EntryContent, KitSection } from '../kit';

/** Kinds of charts, and their states while loading or without data. */
export const charts: KitSection = {
  slug: 'charts',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-charts-[request]" */ `../charts/${slug}.entry`),
  entries: [
    { slug: 'line-chart', group: 'chartKinds' },
    { slug: 'area-chart', group: 'chartKinds' },
    { slug: 'bar-chart', group: 'chartKinds' },
    { slug: 'stacked-chart', group: 'chartKinds' },
    { slug: 'share-chart', group: 'chartKinds' },
    { slug: 'gauge', name: 'Gauge', group: 'chartKinds' },
    { slug: 'trends', name: 'Sparkline', group: 'chartKinds' },
    { slug: 'chart-period', group: 'chartUse' },
    { slug: 'chart-states', group: 'chartUse' },
  ],
};
