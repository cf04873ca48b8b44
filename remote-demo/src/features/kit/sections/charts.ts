import type { EntryContent, KitSection } from '../kit';

/** Each kind of chart, and what a chart shows before and without its figures. */
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
