import type { EntryContent, KitSection } from '../kit';

/** Values by country on a world map. */
export const maps: KitSection = {
  slug: 'maps',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-maps-[request]" */ `../maps/${slug}.entry`),
  entries: [
    { slug: 'world-map', name: 'MapCard' },
    { slug: 'map-ranking' },
    { slug: 'map-period' },
  ],
};
