import type { EntryContent, KitSection } from '../kit';

/** Every component that pages are made of; forms, charts and the larger ones have sections of their own. */
export const components: KitSection = {
  slug: 'components',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-[request]" */ `../components/${slug}.entry`),
  entries: [{ slug: 'button', name: 'Button', group: 'actions' }],
};
