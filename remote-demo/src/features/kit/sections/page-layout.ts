import type { EntryContent, KitSection } from '../kit';

/** Page layouts, with links to pages that use them. */
export const pageLayout: KitSection = {
  slug: 'page-layout',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-[request]" */ `../page-layout/${slug}.entry`),
  entries: [
    { slug: 'list-page' },
    { slug: 'record-drawer' },
    { slug: 'form-page' },
    { slug: 'wizard' },
    { slug: 'empty-page' },
    { slug: 'error-page' },
    { slug: 'without-frame' },
  ],
};
