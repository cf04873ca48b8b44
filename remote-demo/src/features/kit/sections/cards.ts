import type { EntryContent, KitSection } from '../kit';

/** Common card compositions. */
export const cards: KitSection = {
  slug: 'cards',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-[request]" */ `../cards/${slug}.entry`),
  entries: [
    { slug: 'figures' },
    { slug: 'profile' },
    { slug: 'plan' },
    { slug: 'list-card' },
    { slug: 'goal' },
    { slug: 'notice' },
  ],
};
