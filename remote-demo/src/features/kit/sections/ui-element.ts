import type { EntryContent, KitSection } from '../kit';

/** Foundations of the design language. */
export const uiElement: KitSection = {
  slug: 'ui-element',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-[request]" */ `../ui-element/${slug}.entry`),
  entries: [
    { slug: 'typography' },
    { slug: 'spacing' },
    { slug: 'surfaces' },
    { slug: 'radius' },
    { slug: 'motion' },
    { slug: 'ripple' },
  ],
};
